package canvas

// The icons.
const (
	NoIcon Icon = iota
	IconBack
	IconBook
	IconSettings
	IconTakeBack
	IconHint
	IconResign
	IconDraw
	IconRotate
	IconMoon
	IconSun
	IconSpeaker
	IconMute
	IconFolder
	IconEye
	IconSwap
	IconDice
	IconPencil
	IconHome
	IconShare
	IconReview
	IconPlay
	IconPause
	IconFirst
	IconPrev
	IconNext
	IconLast
	IconUp
	IconDown
	IconLeft
	IconRight
	IconCheck
	IconPlus
	IconMinus
	IconClose
	IconReset
	IconGlobe
	IconList
	IconImport
	IconTrash
	IconWarning
	IconExpand
	IconSearch
	IconFriends
	IconScreen // system theme: half light, half dark
	IconTalk
	IconRedo
	IconMove
	IconErase
	IconMirror
	IconHand // points to its upper left
	IconTarget
	IconSteps // upward, with a flag
	iconCount
)

// iconPaths are the drawings; see iconSegments for the commands.
var iconPaths = [iconCount]string{
	NoIcon:       "",
	IconBack:     "M15.5,4 L7.5,12 L15.5,20",
	IconBook:     "M12,6.5 C10,5,7,4.5,3.5,5 L3.5,18.5 C7,18,10,18.5,12,20 C14,18.5,17,18,20.5,18.5 L20.5,5 C17,4.5,14,5,12,6.5 L12,20",
	IconSettings: "M3.5,6 L10.5,6 M14,3.7 L14,8.3 M14,6 L20.5,6 M3.5,12 L8,12 M8,9.7 L8,14.3 M12,12 L20.5,12 M3.5,18 L12,18 M16,15.7 L16,20.3 M16,18 L20.5,18",
	IconTakeBack: "M8,5 L3.8,9.2 L8,13.4 M4,9.2 L14,9.2 C18,9.2,20,12,20,15 L20,18",
	IconHint:     "M9,17.5 L15,17.5 M10,20.5 L14,20.5 M9,17.5 C9,14.5,6,13.5,6,9.5 C6,6,8.7,3.5,12,3.5 C15.3,3.5,18,6,18,9.5 C18,13.5,15,14.5,15,17.5",
	IconResign:   "M6,21 L6,4 L18.5,4 L16,8.7 L18.5,13.4 L6,13.4",
	IconDraw:     "M4,9 L20,9 M4,15 L20,15",
	IconRotate:   "A12,12.5,7.8,-40,270 M12,4.7 M19.5,3.5 L18.2,7.6 L14,6.6",
	IconMoon:     "M20,14.5 C15,16.5,9.5,13,9.5,7.8 C9.5,6.2,10,4.8,10.8,3.7 C6.6,4.3,3.6,7.8,3.6,12 C3.6,16.6,7.4,20.4,12,20.4 C15.8,20.4,19,18,20,14.5",
	IconSun:      "O12,12,4 M12,2.8 L12,5 M12,19 L12,21.2 M2.8,12 L5,12 M19,12 L21.2,12 M5.5,5.5 L7,7 M17,17 L18.5,18.5 M18.5,5.5 L17,7 M7,17 L5.5,18.5",
	IconSpeaker:  "M3.5,9.5 L7,9.5 L11.5,5.5 L11.5,18.5 L7,14.5 L3.5,14.5 Z A11.5,12,4,-45,45 A11.5,12,8,-45,45",
	IconMute:     "M3.5,9.5 L7,9.5 L11.5,5.5 L11.5,18.5 L7,14.5 L3.5,14.5 Z M15.5,9.5 L20.5,14.5 M20.5,9.5 L15.5,14.5",
	IconFolder:   "M3.5,6 L9.5,6 L11.5,8.3 L20.5,8.3 L20.5,18.5 L3.5,18.5 Z",
	IconEye:      "M2.8,12 C5,8,8.3,6,12,6 C15.7,6,19,8,21.2,12 C19,16,15.7,18,12,18 C8.3,18,5,16,2.8,12 O12,12,2.7",
	IconSwap:     "M7,4.5 L3.5,8 L7,11.5 M3.5,8 L16,8 M17,12.5 L20.5,16 L17,19.5 M20.5,16 L8,16",
	IconDice:     "M4.5,4.5 L19.5,4.5 L19.5,19.5 L4.5,19.5 Z D8.5,8.5 D15.5,8.5 D12,12 D8.5,15.5 D15.5,15.5",
	IconPencil:   "M4.5,19.5 L5.6,15 L16.2,4.4 L19.6,7.8 L9,18.4 Z M14,6.6 L17.4,10",
	IconHome:     "M3.5,11.5 L12,4 L20.5,11.5 M6,10 L6,19.5 L18,19.5 L18,10 M10,19.5 L10,14 L14,14 L14,19.5",
	IconShare:    "M12,15 L12,3.5 M8,7 L12,3.2 L16,7 M7.5,10.5 L5,10.5 L5,20 L19,20 L19,10.5 L16.5,10.5",
	IconReview:   "M4,5 L20,5 L20,19 L4,19 Z M8.5,5 L8.5,19 M15.5,5 L15.5,19",
	IconPlay:     "M7.5,4.5 L18.5,12 L7.5,19.5 Z",
	IconPause:    "M8.5,5 L8.5,19 M15.5,5 L15.5,19",
	IconFirst:    "M6,5 L6,19 M18.5,5 L10,12 L18.5,19",
	IconPrev:     "M15.5,5 L8,12 L15.5,19",
	IconNext:     "M8.5,5 L16,12 L8.5,19",
	IconLast:     "M18,5 L18,19 M5.5,5 L14,12 L5.5,19",
	IconUp:       "M5,15.5 L12,8.5 L19,15.5",
	IconDown:     "M5,8.5 L12,15.5 L19,8.5",
	IconLeft:     "M14.5,6 L8.5,12 L14.5,18",
	IconRight:    "M9.5,6 L15.5,12 L9.5,18",
	IconCheck:    "M5,12.5 L10,17.5 L19,7",
	IconPlus:     "M5,12 L19,12 M12,5 L12,19",
	IconMinus:    "M5,12 L19,12",
	IconClose:    "M6,6 L18,18 M18,6 L6,18",
	IconReset:    "A12,12.5,7.5,-135,170 M3.6,3.8 L6.2,7.6 L10.3,6.2",
	IconGlobe:    "O12,12,8.5 M3.5,12 L20.5,12 M12,3.5 C8.2,7,8.2,17,12,20.5 M12,3.5 C15.8,7,15.8,17,12,20.5",
	IconList:     "M8.5,6.5 L20.5,6.5 M8.5,12 L20.5,12 M8.5,17.5 L20.5,17.5 D4.3,6.5 D4.3,12 D4.3,17.5",
	IconImport:   "M12,3.5 L12,14.5 M8,11 L12,15 L16,11 M4.5,15.5 L4.5,20 L19.5,20 L19.5,15.5",
	IconTrash:    "M4.5,6.5 L19.5,6.5 M9.5,6.5 L9.5,4 L14.5,4 L14.5,6.5 M6.5,6.5 L7.3,20 L16.7,20 L17.5,6.5 M10.3,10 L10.5,16.5 M13.7,10 L13.5,16.5",
	IconWarning:  "M12,4 L21,19.5 L3,19.5 Z M12,10 L12,14.5 D12,17",
	IconExpand:   "M4,9 L4,4 L9,4 M15,4 L20,4 L20,9 M20,15 L20,20 L15,20 M9,20 L4,20 L4,15",
	IconSearch:   "O10.5,10.5,6.3 M15.2,15.2 L20.5,20.5",
	IconFriends:  "O8.5,8.5,3.4 M2.8,19 C2.8,15.6,5,14,8.5,14 C12,14,14.2,15.6,14.2,19 M15,5.3 C17.2,5.3,18.6,6.6,18.6,8.6 C18.6,10.6,17.2,11.9,15,11.9 M17,14.2 C19.8,14.6,21.3,16.2,21.3,19",
	IconScreen:   "O12,12,8.5 M12,3.5 L12,20.5 M15,5 L15,19 M17.8,7 L17.8,17",
	IconTalk:     "M4,5 L20,5 L20,16 L12,16 L7.5,20 L7.5,16 L4,16 Z M8,9 L16,9 M8,12.3 L13,12.3",
	IconRedo:     "M16,5 L20.2,9.2 L16,13.4 M20,9.2 L10,9.2 C6,9.2,4,12,4,15 L4,18",
	IconMove:     "M12,3 L12,21 M3,12 L21,12 M9.5,5.5 L12,3 L14.5,5.5 M9.5,18.5 L12,21 L14.5,18.5 M5.5,9.5 L3,12 L5.5,14.5 M18.5,9.5 L21,12 L18.5,14.5",
	IconErase:    "M8.5,19.5 L3.5,14.5 L13.5,4.5 L20.5,11.5 L12.5,19.5 Z M8.5,9.5 L15.5,16.5 M12.5,19.5 L20.5,19.5",
	IconMirror:   "M12,3.5 L12,20.5 M9,7 L3.5,17.5 L9,17.5 Z M15,7 L20.5,17.5 L15,17.5 Z",
	IconHand:     "M12,14.5 L3.6,5.6 C2.4,4.2,4.3,2.3,5.7,3.5 L13,10.6 C13.4,9,15.2,8.9,15.8,10.4 C16.8,9.3,18.3,9.8,18.6,11.2 C20,10.6,21,11.6,21.2,13 C21.8,16.6,20.6,20.6,17,21.2 C13.6,21.8,11.4,19.8,9.6,17.8 C8.4,16.5,7.4,15.4,7,14.6 C6.4,13.2,8.2,12.2,9.4,13.2 L12,15.6",
	IconSteps:    "M3.5,20 L3.5,16 L9,16 L9,12 L14.5,12 L14.5,8 L20.5,8 L20.5,20 Z M17.5,8 L17.5,2.8 L12.8,4.4 L17.5,6",
	IconTarget:   "O12,12,7.5 O12,12,2.6 M12,2 L12,6 M12,18 L12,22 M2,12 L6,12 M18,12 L22,12",
}
