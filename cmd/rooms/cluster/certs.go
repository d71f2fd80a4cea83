package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/x509"
	"crypto/x509/pkix"
	"encoding/pem"
	"math/big"
	"net"
	"os"
	"path/filepath"
	"time"
)

const lasting = 10 * 365 * 24 * time.Hour

// makeCerts writes an authority and the certificates it signs: node for the servers, at the
// hosts, rooms for the processes that serve rooms, and owner for the tools of the cluster's
// owner. An authority that is there already is not replaced.
func makeCerts(folder string, hosts []string) error {
	if err := os.MkdirAll(folder, 0o700); err != nil {
		return err
	}
	if _, err := os.Stat(filepath.Join(folder, "ca.pem")); err == nil {
		return &os.PathError{Op: "make certificates", Path: folder, Err: os.ErrExist}
	}
	ca := plan("rooms' authority")
	ca.IsCA, ca.BasicConstraintsValid, ca.KeyUsage = true, true, x509.KeyUsageCertSign
	key, err := write(folder, "ca", ca, ca, nil)
	if err != nil {
		return err
	}
	node := plan("node")
	for _, host := range hosts {
		if ip := net.ParseIP(host); ip != nil {
			node.IPAddresses = append(node.IPAddresses, ip)
		} else {
			node.DNSNames = append(node.DNSNames, host)
		}
	}
	for _, c := range []*x509.Certificate{node, plan("rooms"), plan("owner")} {
		if _, err := write(folder, c.Subject.CommonName, c, ca, key); err != nil {
			return err
		}
	}
	return nil
}

func plan(name string) *x509.Certificate {
	number, _ := rand.Int(rand.Reader, new(big.Int).Lsh(big.NewInt(1), 120)) // never fails
	return &x509.Certificate{SerialNumber: number, Subject: pkix.Name{CommonName: name},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(lasting), KeyUsage: x509.KeyUsageDigitalSignature,
		ExtKeyUsage: []x509.ExtKeyUsage{x509.ExtKeyUsageServerAuth, x509.ExtKeyUsageClientAuth}}
}

// write makes a key and its certificate, signed by the authority's key, nil for its own.
func write(folder, name string, c, ca *x509.Certificate, by *ecdsa.PrivateKey) (*ecdsa.PrivateKey, error) {
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	if err != nil {
		return nil, err
	}
	if by == nil {
		by = key
	}
	signed, err := x509.CreateCertificate(rand.Reader, c, ca, key.Public(), by)
	if err != nil {
		return nil, err
	}
	secret, err := x509.MarshalPKCS8PrivateKey(key)
	if err != nil {
		return nil, err
	}
	for end, block := range map[string]*pem.Block{".pem": {Type: "CERTIFICATE", Bytes: signed}, ".key": {Type: "PRIVATE KEY", Bytes: secret}} {
		if err := os.WriteFile(filepath.Join(folder, name+end), pem.EncodeToMemory(block), 0o600); err != nil {
			return nil, err
		}
	}
	return key, nil
}
