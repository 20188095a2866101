/** Things of appliances; the format is told in subject.ts, that of the shapes in art.ts. */
export const appliances = `
# fridge home white,silver,black,beige 190
rect -170 -640 340 630 22 : along(c+2,c+1,c,c-3); rect -170 -418 340 6 0 : c-5; rect -140 -560 16 110 8 : down(steel+3,lead)
rect -140 -390 16 150 8 : down(steel+3,lead); rect 20 -590 110 40 8 : screen; rect 34 -580 40 20 3 : #6fd3f0; rect -150 -626 60 400 20 : white /0.25
<> rect 110 -14 40 14 3 : ink; rect -100 -300 50 50 4 : #f3d680; circle 60 -340 16 : #e57373; circle 96 -300 14 : #7ec8a3
# freezer home white 340
rect -320 -330 640 320 20 : along(c+2,c,c-2); path M-330 -330 L330 -330 L320 -390 Q318 -400 300 -400 L-300 -400 Q-318 -400 -320 -390z : down(c+3,c-1)
rect -60 -350 120 26 12 : lead; rect 200 -90 90 50 6 : ink; circle 222 -65 8 : #58e08a; circle 250 -65 8 : #6fb7ff
~6 -180 -190 line 8 M0 0 L0 -64 M0 -44 L-18 -58 M0 -44 L18 -58 : #6fb7ff; <> rect 240 -12 50 12 4 : ink
# stove home white,black 270
rect -250 -560 500 70 10 : along(c+3,c,c-2); rect -250 -470 500 460 14 : along(c+2,c,c-3); rect -262 -486 524 26 6 : ink
<> path M40 -486 L60 -512 L200 -512 L220 -486z : lead-4; <> path M80 -512 q10 -26 20 0 q10 -30 20 0 q10 -26 20 0 q10 -26 20 0z : #5aa9ff
*5 84 0 circle -168 -420 24 : ball(steel); *5 84 0 rect -171 -442 6 20 2 : ink; rect -200 -370 400 260 14 : soot
rect -180 -330 360 190 10 : down(#5b3a22,#2b1c14); *3 0 46 line 3 M-170 -300 L170 -300 : #c58a4e /0.6; oval 0 -226 90 26 : #d99a4e
rect -190 -366 380 16 8 : steel; rect -200 -86 400 50 8 : c-1
# hood hang black,silver 0
rect -90 -680 180 330 6 : along(c+3,c,c-3); path M-90 -360 L90 -360 L320 -220 L320 -170 L-320 -170 L-320 -220z : along(c+4,c,c-4)
rect -320 -222 640 52 4 : along(c+2,c,c-2); *4 40 0 circle -60 -196 10 : steel; <> oval 190 -166 60 12 : lamp
path M-250 -160 L250 -160 L380 40 L-380 40z : #fff6d844; rect -390 70 780 26 6 : ink; use pot 0 74 0.4 : red
# microwave small black,white 330
rect -320 -370 640 350 22 : along(c+3,c,c-2); rect -296 -340 410 290 16 : soot; rect -270 -316 358 240 40 : down(#3a3128,#5d4a32)
oval -90 -110 140 22 : #c9d8de /0.7; path M-170 -130 Q-170 -220 -90 -220 Q-10 -220 -10 -130z : #e9a84c
path M-260 -310 L-120 -310 L-260 -130z : white /0.12; rect 130 -330 24 280 10 : steel; rect 176 -326 116 54 8 : screen
rect 190 -314 74 28 4 : #58e0a0; *3 40 0 rect 178 -246 32 26 6 : c-3; *3 40 0 rect 178 -206 32 26 6 : c-3; *3 40 0 rect 178 -166 32 26 6 : c-3
circle 234 -96 36 : ball(steel); <> rect 230 -22 50 18 6 : ink
# dishwasher home white,silver 260
rect -230 -500 460 490 14 : along(c+2,c,c-2); rect -230 -500 460 74 14 : c-1; rect -60 -482 120 40 6 : screen; rect -44 -472 54 20 3 : #6fd3f0
*3 40 0 circle 110 -462 11 : lead; rect -150 -410 300 18 9 : steel; rect -210 -370 420 300 10 : c+4; path M-80 -190 a80 80 0 0 1 160 0z : #7fb6d9 /0.8
oval 0 -190 90 16 : #a7d0e6; *3 60 0 path M-60 -300 q-14 26 0 36 q14 -10 0 -36z : #7fb6d9; rect -210 -50 420 36 4 : c-3
# kettle small red,silver,white,black 230
path M-140 -40 L-180 -380 Q-178 -440 -90 -446 L70 -446 Q140 -440 150 -380 L170 -40z : tube(c)
path M-176 -350 L-260 -410 Q-270 -420 -250 -424 L-170 -430z : tube(c); path M-110 -446 Q0 -520 100 -446z : tube(ink); circle -6 -494 22 : ball(ink)
path M140 -400 Q300 -400 290 -250 Q286 -120 190 -90 L182 -130 Q246 -160 246 -250 Q250 -350 150 -356z : ink; rect -30 -330 36 210 14 : #dff2fa
rect -24 -230 24 104 8 : #6fb7e0; rect -170 -44 340 24 8 : ink; oval 0 -12 210 20 : ink; path M-130 -380 L-90 -380 L-70 -70 L-110 -70z : white /0.3
# blender small red,black 180
path M-120 -550 L120 -550 L90 -220 L-90 -220z : #e6f1f4 /0.85; path M-112 -430 L110 -430 L92 -226 L-92 -226z : down(#f6a04d,#e0567a)
circle -30 -330 26 : #f2c94c /0.8; circle 44 -280 22 : #d9455f /0.8; path M-130 -556 L130 -556 L120 -600 L-120 -600z : tube(ink)
path M112 -510 Q210 -500 200 -390 Q190 -300 100 -290 L104 -320 Q164 -330 168 -400 Q170 -470 108 -478z : ink
path M-110 -220 L110 -220 L160 -20 Q160 0 140 0 L-140 0 Q-160 0 -160 -20z : tube(c); circle 0 -100 42 : ball(steel); rect -4 -136 8 30 3 : ink
path M-90 -530 L-50 -530 L-64 -250 L-84 -250z : white /0.5
# multicooker small white,black 290
path M-270 -30 Q-300 -240 -250 -330 L250 -330 Q300 -240 270 -30 Q260 0 220 0 L-220 0 Q-260 0 -270 -30z : tube(c)
path M-264 -340 Q-240 -450 0 -460 Q240 -450 264 -340 Q130 -312 0 -312 Q-130 -312 -264 -340z : down(c+4,c,c-2); rect -60 -490 120 40 18 : ink
rect -110 -230 220 150 20 : soot; rect -86 -212 172 60 8 : #17384a; rect -70 -198 90 32 4 : #6fd3f0; *4 46 0 circle -70 -114 15 : lead
path M-230 -290 Q-256 -160 -240 -60 L-210 -60 Q-222 -180 -200 -290z : white /0.3; line 8 M40 -500 q-20 -30 0 -54 q20 -24 0 -50 : white /0.7
# washer home white,silver,black 260
rect -235 -580 470 570 20 : along(c+2,c,c-2); rect -235 -580 470 96 20 : c-1; rect -205 -560 120 56 8 : c+3; circle 10 -532 32 : ball(steel)
rect 70 -556 130 48 8 : screen; rect 84 -544 60 24 4 : #6fd3f0; circle 0 -250 178 : c-2; circle 0 -250 166 : ball(steel); circle 0 -250 134 : soot
circle 0 -250 124 : glow(#9cc4dd,#4a6c88,#1e2c3a); path M-118 -230 Q-60 -290 0 -240 T118 -250 A124 124 0 0 1 -118 -210z : #bfe0ef /0.75
*3 60 -10 circle -60 -230 22 : #f0b9c4 /0.6; path M-90 -320 Q-40 -370 30 -364 L-60 -250z : white /0.3; rect 160 -280 22 60 8 : lead
rect -200 -60 90 40 6 : c-2
# vacuum home red,blue 320
path M-300 -60 Q-310 -230 -180 -250 L0 -250 Q130 -240 140 -60z : down(c+3,c,c-3); path M-230 -240 Q-200 -310 -80 -310 Q30 -310 60 -236z : ink
oval -90 -180 90 54 : #cfe3ec /0.5; circle 70 -74 76 : soot; circle 70 -74 48 : ball(steel); circle -240 -44 44 : soot
circle -240 -44 22 : ball(steel); line 26 M-250 -220 Q-330 -420 -120 -500 Q60 -560 150 -470 : #4b5058; line 20 M150 -470 L300 -60 : steel
path M230 -60 L370 -60 L390 -8 L210 -8z : front(ink); rect -40 -240 110 30 12 : c+4
# robot home white 290
path M-290 -90 L-280 -30 Q-260 0 0 0 Q260 0 280 -30 L290 -90z : tube(c-2); oval 0 -96 292 106 : c-1; oval 0 -102 284 100 : down(c+4,c)
oval 0 -130 84 34 : ink; oval 0 -140 70 26 : ball(lead); oval 0 -60 40 12 : c-3; circle -14 -60 6 : #6fd3f0; rect -110 -34 220 16 8 : ink
line 6 M-300 -12 q-60 -10 -80 -40 M-296 -4 q-50 10 -90 -6 : lead
# iron small blue,violet 300
path M-330 -30 Q-200 -160 40 -190 L240 -190 L270 -30z : down(c+3,c,c-3); path M-344 0 L-330 -34 L276 -34 L276 0z : along(steel,white,lead)
path M-150 -150 Q-60 -340 120 -340 L250 -330 Q290 -320 280 -190 L220 -190 Q230 -280 200 -284 L110 -286 Q0 -280 -60 -176z : down(ink,lead-4)
circle 120 -110 44 : ball(white); rect 116 -150 8 30 3 : c; path M-260 -60 Q-180 -130 -60 -154 L-70 -120 Q-160 -100 -220 -50z : #bfe6f5 /0.7
line 12 M270 -300 Q380 -330 360 -450 : ink; *3 40 0 line 6 M-330 -70 q-30 -20 -10 -50 q20 -30 -6 -60 : white /0.5
# sewing small white,pink 330
path M-320 -60 L-320 -10 Q-320 0 -300 0 L300 0 Q320 0 320 -10 L320 -60z : front(c-1)
path M140 -60 L140 -300 L-220 -300 L-220 -190 L-310 -190 L-310 -370 Q-306 -420 -250 -424 L260 -424 Q310 -420 310 -370 L310 -60z : down(c+3,c,c-2)
rect -290 -190 50 50 6 : lead; line 6 M-266 -140 L-266 -66 : steel; path M-300 -76 L-230 -76 L-224 -62 L-306 -62z : steel
circle 340 -330 50 : ball(steel); circle 226 -200 44 : ball(c-2); rect 222 -236 8 26 3 : white; rect -60 -500 50 76 8 : tube(red)
rect -66 -510 62 12 4 : wood; rect -20 -380 150 20 10 : c-2; *5 30 0 circle -10 -340 8 : c-3
path M-380 -64 Q-200 -86 -60 -66 L40 -60 L-60 -20 Q-240 -10 -390 -36z : #7fb6d9
# aircon hang white,black 0
path M-370 -560 Q-370 -590 -340 -590 L340 -590 Q370 -590 370 -560 L370 -400 Q370 -340 310 -336 L-310 -336 Q-370 -340 -370 -400z : down(c+3,c,c-2)
path M-340 -380 L340 -380 L320 -346 L-320 -346z : c-5; *2 0 12 rect -320 -376 640 4 2 : c-2; rect 210 -470 110 44 8 : c-1
rect 226 -460 54 24 3 : #7fd6f0; rect -330 -560 600 12 6 : white /0.6; *5 130 0 line 9 M-260 -310 q-30 50 0 90 q30 50 0 100 : #8fcdf0 /0.7
rect 260 -120 70 170 16 : front(white); rect 272 -106 46 40 4 : #a8d8c0; *3 0 26 rect 280 -50 30 14 6 : lead
# fan home white,black 190
oval 0 -16 150 26 : c-2; oval 0 -26 150 24 : front(c); rect -14 -330 28 310 6 : tube(c); circle 0 -450 178 : c /0.25
~4 0 -450 path M0 0 Q-90 -60 -60 -150 Q20 -166 60 -110 Q40 -40 0 0z : c-1 /0.85; ~18 0 -450 line 3 M0 0 L0 -176 : lead /0.6; ring 0 -450 178 8 : lead
ring 0 -450 120 3 : lead /0.7; circle 0 -450 34 : ball(c); *3 24 0 circle -24 -200 8 : c-4
# heater home white,black 290
*8 66 0 rect -262 -430 54 390 26 : tube(c); rect -240 -390 480 22 8 : c-1; rect -240 -110 480 22 8 : c-1; rect 262 -410 60 370 12 : front(ink)
circle 292 -350 20 : ball(steel); circle 292 -290 20 : ball(steel); circle 292 -230 8 : #ff6a4d; <> rect 190 -44 20 36 4 : ink
<> circle 200 -14 16 : ink; *4 120 0 line 9 M-180 -460 q-24 -30 0 -56 q24 -26 0 -56 : #f0a06a /0.6
# waterHeater hang white 0
rect -170 -640 340 520 120 : tube(c); rect -120 -610 50 460 25 : white /0.35; circle 0 -250 62 : c-1; circle 0 -250 52 : white
ring 0 -250 52 4 : lead; line 6 M0 -250 L26 -282 : red; rect -60 -370 120 44 8 : screen; rect -44 -360 50 24 3 : #ffb15a
line 14 M-60 -124 L-60 40 : #6fa9dd; line 14 M60 -124 L60 40 : #dd6a63; <> rect 44 -124 32 22 4 : steel
# humidifier small white,green 180
path M-150 -30 Q-180 -230 -110 -330 Q0 -400 110 -330 Q180 -230 150 -30 Q150 0 120 0 L-120 0 Q-150 0 -150 -30z : tube(c)
path M-140 -170 Q0 -140 140 -170 L146 -60 Q0 -30 -146 -60z : #bfe3f3 /0.6; oval 0 -356 50 16 : ink; circle 0 -70 22 : ball(white)
circle 0 -70 8 : #6fd3f0; path M-30 -370 Q-80 -470 -10 -520 Q-60 -590 30 -640 Q10 -560 60 -520 Q20 -450 30 -370z : white /0.75
path M20 -370 Q90 -450 60 -540 Q120 -480 90 -420 Q60 -390 40 -370z : white /0.5
# cooler home white 170
path M-90 -470 L-110 -500 L-110 -630 Q-110 -650 -90 -650 L90 -650 Q110 -650 110 -630 L110 -500 L90 -470z : down(#cfe9f7,#6fb4df)
*3 0 36 rect -108 -620 216 8 0 : white /0.4; rect -140 -470 280 460 18 : along(c+3,c,c-3); rect -110 -430 220 150 14 : c-2
rect -76 -420 30 44 6 : #6fa9dd; rect 46 -420 30 44 6 : #dd6a63; rect -90 -310 180 20 6 : ink; rect -20 -360 40 50 4 : white /0.9
rect -110 -250 220 220 10 : c+2; rect 80 -160 12 50 6 : steel
`;
