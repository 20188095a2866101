/** Things of places; the format is told in subject.ts, that of the shapes in art.ts. */
export const places = `
# block street beige,sky,white,orange 400
rect -330 -600 430 560 6 : along(c+4,c+2,c); rect 100 -520 260 480 6 : along(c-1,c-3); rect -344 -616 458 22 4 : c-3; rect 100 -536 270 20 4 : c-4
*4 104 0 rect -304 -560 76 62 4 : glass; *4 104 0 rect -304 -470 76 62 4 : glass; *4 104 0 rect -304 -380 76 62 4 : glass
*4 104 0 rect -304 -290 76 62 4 : glass; *4 104 0 rect -304 -200 76 62 4 : glass; *5 0 90 rect -206 -500 84 26 3 : white /0.85
*5 0 90 rect 2 -500 84 26 3 : white /0.85; *5 0 88 rect 130 -490 60 54 4 : glass; *5 0 88 rect 232 -490 92 54 4 : glass
*3 0 176 rect 130 -490 60 54 4 : lamp /0.8; rect -144 -118 62 78 4 : #6b4a35; rect -170 -134 114 16 4 : c-4; <> oval -300 -44 70 42 : #6f9a55
<> oval -380 -40 54 36 : #5d8a4c; oval 230 -44 90 40 : #6f9a55; rect -420 -40 860 40 4 : #cfcac0
# house farm white,beige,brown 390
rect -300 -270 600 262 4 : along(c+4,c+2,c-1); path M-350 -260 L-180 -430 L200 -430 L350 -260z : down(#b5563f,#8b3b2c)
*9 0 0 line 3 M-320 -290 L320 -290 M-290 -320 L290 -320 M-260 -350 L262 -350 M-232 -380 L236 -380 M-204 -408 L212 -408 : #6f2c20 /0.45
rect 120 -500 50 96 2 : #a4573f; rect -62 -186 110 178 6 : #7a4f33; rect -50 -174 40 154 4 : #8f6142; rect 0 -174 40 154 4 : #8f6142
circle -14 -96 6 : gold; *2 330 0 rect -250 -206 140 106 4 : white; *2 330 0 rect -240 -196 120 86 2 : glass; *2 330 0 rect -184 -196 8 86 0 : white
path M-110 -196 L-20 -240 L80 -196z : #8b3b2c; rect -90 -8 166 16 4 : #d4cdbf; path M-400 -110 L-330 -110 L-330 0 L-400 0z : c-1
rect 330 -110 80 110 2 : c-2; <> oval -330 -20 64 44 : #5d8a4c; oval 300 -14 50 36 : #6f9a55; rect -370 -150 16 150 4 : #6b5440
circle -362 -200 74 : ball(#6f9a55)
# dacha farm beige,brown 0
path M-260 -470 L-20 -610 L220 -470z : down(#8c5a3a,#6d422a); rect -220 -476 400 226 4 : along(c+3,c,c-2); *6 0 36 rect -220 -460 400 3 0 : c-4 /0.4
rect -180 -430 120 100 4 : white; rect -172 -422 104 84 2 : glass; rect -20 -430 90 180 4 : #7a4f33; rect 100 -420 60 80 4 : glass
rect 180 -330 170 10 2 : #8c5a3a; *3 76 0 rect 186 -326 10 80 0 : #8c5a3a; oval -330 -250 70 60 : #5d8a4c; oval 360 -250 70 50 : #6f9a55
path M-340 -170 L300 -190 L400 -30 L-420 -10z : #e7e2d8; path M-300 -154 L276 -172 L348 -50 L-356 -32z : down(#8fdcea,#35a8cc)
line 6 M-240 -120 Q-180 -134 -120 -120 M-60 -90 Q20 -108 100 -92 M120 -134 Q180 -146 230 -136 : white /0.7
path M-390 -96 l90 -26 l30 16 l-90 28z : #f2ead8; rect -392 -94 8 40 0 : wood
# land farm brown,green 0
path M-300 -190 L330 -206 L470 40 L-480 60z : down(c+5,c+2,c)
*5 0 0 line 5 M-240 -184 L-330 52 M-110 -190 L-140 52 M20 -194 L40 50 M160 -198 L230 46 M280 -202 L400 44 : c-3 /0.3
*7 108 -3 rect -306 -250 12 70 2 : #8c6242; line 5 M-300 -234 L350 -252 M-300 -206 L350 -224 : #8c6242; *6 186 -4 rect -486 -40 16 110 2 : #8c6242
line 6 M-478 -12 L470 -32 M-478 30 L470 10 : #8c6242; rect -8 -330 14 200 2 : #7a573c; rect -110 -400 220 110 8 : white; rect -90 -376 180 18 6 : c
*2 0 26 rect -70 -344 140 10 5 : lead /0.6
# garage street grey 390
rect -360 -390 720 386 4 : along(#d8cdbb,#c6b9a4,#a89a84)
*5 0 70 line 2 M-360 -340 L360 -340 M-300 -305 L-300 -270 M-180 -340 L-180 -305 M280 -305 L280 -270 : #8d8069 /0.5
path M-390 -386 L390 -420 L390 -384 L-390 -352z : #6e7278; rect -230 -310 460 306 4 : c-4; rect -222 -302 444 298 2 : front(c)
*7 0 42 rect -222 -264 444 4 0 : c-5 /0.5; rect -30 -70 60 12 6 : ink; rect -310 -240 50 60 4 : glass; circle 290 -300 18 : lamp
rect 276 -330 28 16 4 : ink
# warehouse street sky,grey 400
path M-390 -330 L0 -450 L390 -330 L390 -4 L-390 -4z : along(c+4,c+1,c-2); path M-410 -322 L0 -448 L410 -322 L410 -348 L0 -476 L-410 -348z : c-5
*20 39 0 line 2 M-376 -322 L-376 -6 : c-4 /0.3; rect -130 -270 260 266 4 : #5b6068; *8 0 33 rect -124 -262 248 26 2 : #747a84
<> rect -340 -230 150 70 4 : glass; <> rect -264 -230 4 70 0 : white; use boxes 290 -4 0.24 : brown; use boxes -300 -4 0.2 : brown
circle 0 -350 36 : white /0.9; path M-16 -336 L-16 -356 L0 -370 L16 -356 L16 -336z : c-4
# shopfront street red,green 390
rect -360 -450 720 446 6 : along(#efe6d6,#e3d6c1,#cbbca4); rect -330 -420 660 74 10 : front(c); *5 96 0 rect -220 -396 60 26 8 : white /0.9
path M-350 -336 L350 -336 L380 -256 L-380 -256z : white; *6 116 0 path M-340 -336 L-282 -336 L-292 -256 L-362 -256z : c
rect -320 -240 240 190 6 : glass; rect 80 -240 240 190 6 : glass; rect -62 -246 124 242 4 : #5d4433; rect -50 -234 100 170 4 : glass
*4 54 0 rect -300 -110 40 56 4 : c+2; *4 54 0 circle 112 -80 24 : ball(#e0a23c); rect -330 -50 260 46 4 : c-4; rect 70 -50 260 46 4 : c-4
path M-300 -230 L-220 -230 L-300 -120z M100 -230 L180 -230 L100 -120z : white /0.3; <> use plant -372 0 0.3 : brown
# living place beige,sky,green,grey 0
rect 0 0 1280 690 0 : down(c+6,c+4); rect 0 676 1280 16 0 : white; rect 0 690 1280 270 0 : down(#b88d63,#cfa679)
*12 140 0 path M-160 690 L-320 960 L-314 960 L-157 690z : #8a6442 /0.3; rect 470 110 360 320 4 : white
rect 484 124 332 292 2 : down(#9fd0f0,#e3f1f7,#b5cf9b); rect 646 124 8 292 0 : white; path M440 90 L530 90 Q520 300 450 470 L420 470z : cream /0.9
path M860 90 L770 90 Q780 300 850 470 L880 470z : cream /0.9; rect 400 78 500 14 7 : wood; path M480 690 L840 690 L1000 960 L420 960z : white /0.16
oval 640 846 470 84 : c-2; oval 640 846 430 70 : c+3; use sofa 640 800 0.82; use lamp 1100 790 0.78 : gold; use plant 176 790 0.8 : white
rect 930 200 150 190 4 : white; rect 944 214 122 162 2 : down(#e8b48a,#c96f5b); circle 1010 270 30 : lamp
# kitchenRoom place white,sky,green 0
rect 0 0 1280 720 0 : down(#f3eee6,#e4dccf); *16 80 0 rect 4 330 76 180 0 : #fbfaf7; *16 80 0 rect 4 420 76 2 0 : #d9d4c9
rect 0 60 820 250 0 : front(c); *5 164 0 rect 8 70 148 230 4 : c+2; *5 164 0 rect 74 276 16 14 4 : steel; rect 0 500 1280 34 0 : #7d6a58
rect 0 534 1280 240 0 : front(c); *7 184 0 rect 8 546 168 214 4 : c+2; *7 184 0 rect 62 562 60 8 4 : steel
rect 0 774 1280 186 0 : down(#b59a7c,#d0b894); *9 160 0 path M0 774 L-120 960 L-114 960 L4 774z : #8a7257 /0.4; use kettle 180 504 0.36 : red
use stove 980 774 0.42 : steel; path M900 70 L1060 70 L1120 250 L840 250z : down(#e8ebee,#a8aeb6); rect 940 0 80 76 0 : #c4c9cf
rect 440 440 150 64 6 : steel; line 12 M516 440 L516 380 Q516 356 546 356 L560 372 : steel; use plant 720 504 0.3 : white
rect 1150 90 120 260 4 : glass
# bedroom place sky,pink,beige,violet 0
rect 0 0 1280 690 0 : down(c+7,c+5); rect 0 674 1280 16 0 : white; rect 0 690 1280 270 0 : down(#ab8460,#c79e76); rect 120 120 240 330 4 : white
rect 134 134 212 302 2 : down(#b3daf2,#eef6f5); rect 236 134 8 302 0 : white; path M90 96 L180 96 Q170 360 110 540 L80 540z : c+2 /0.9
path M390 96 L300 96 Q310 360 370 540 L400 540z : c+2 /0.9; use bed 760 850 0.92; use lamp 1180 800 0.62 : gold; rect 700 130 150 110 4 : white
rect 712 142 126 86 2 : down(c,c-3); rect 890 130 110 140 4 : white; rect 902 142 86 116 2 : down(gold,#c96f5b); oval 560 920 360 46 : white /0.5
# bathroom place sky,green,beige 0
rect 0 0 1280 720 0 : down(c+7,c+5); *16 80 0 rect 0 0 3 720 0 : white /0.7; *9 0 80 rect 0 0 1280 3 0 : white /0.7; rect 0 400 1280 40 0 : c-1 /0.6
rect 0 720 1280 240 0 : down(#bfc6cb,#dfe4e6); *9 170 0 path M0 720 L-160 960 L-155 960 L3 720z : white /0.8
path M90 560 L760 560 L740 740 Q730 790 670 790 L180 790 Q120 790 110 740z : down(white,#d9dee2); rect 70 540 710 34 17 : down(white,#e3e8eb)
line 14 M180 540 L180 250 Q180 220 220 220 L270 220 : steel; path M240 220 L330 220 L310 250 L260 250z : steel; rect 900 200 220 230 20 : #e9f3f7
rect 910 210 200 210 16 : down(#cfe4ee,#f4fafc); path M930 400 L1010 220 L1050 220 L970 400z : white /0.6; rect 850 560 320 34 10 : white
path M880 594 L1140 594 Q1120 660 1050 664 L970 664 Q900 660 880 594z : down(white,#cfd6da); rect 986 660 48 150 6 : #dfe4e7
line 12 M1010 560 L1010 500 Q1010 484 1040 486 : steel; rect 560 300 120 150 6 : c; rect 560 420 120 30 4 : c+4; line 8 M540 300 L700 300 : steel
# office place blue,green 0
rect 0 0 1280 700 0 : down(#f2f3f4,#dfe3e7); *3 400 0 rect 60 90 340 400 2 : down(#a9d2ee,#e8f3f8,#c5d4da); *3 400 0 rect 226 90 8 400 0 : white
*6 0 0 path M60 490 L60 380 L120 380 L120 330 L190 330 L190 420 L260 420 L260 360 L330 360 L330 440 L400 440 L400 490z : #9db1c2 /0.7
rect 0 700 1280 260 0 : down(#9aa1a8,#b8bec4); path M60 700 L400 700 L520 960 L0 960z : white /0.18; use desk 400 850 0.78; use desk 980 870 0.7
use plant 1210 830 0.6 : white; *3 300 0 rect 260 0 160 16 6 : lamp
# cafe place green,brown 0
rect 0 0 1280 700 0 : down(c-1,c-3); rect 0 380 1280 320 0 : down(#9b6f49,#83593a); *26 50 0 rect 0 380 3 320 0 : #5e3e28 /0.5
*3 380 0 rect 130 90 260 220 4 : lamp /0.9; *3 380 0 rect 140 100 240 200 2 : down(#9fc9e4,#e9f3f5); rect 0 700 1280 260 0 : down(#6d543f,#8b6d52)
*12 130 0 path M-100 700 L-260 960 L-254 960 L-97 700z : #4e3a2b /0.5; *3 380 0 line 5 M255 0 L255 190 : ink
*3 380 0 path M205 240 Q210 190 255 186 Q300 190 305 240z : gold; *3 380 0 circle 255 250 26 : lamp
*3 380 0 circle 255 250 130 : glow(#fff1c488,#fff1c400); use dining 360 860 0.66 : wood; use dining 960 880 0.74 : wood
`;
