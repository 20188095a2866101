/** Things of tools; the format is told in subject.ts, that of the shapes in art.ts. */
export const tools = `
# drill small blue,yellow 280
rect -390 -408 130 14 5 : tube(steel); *6 22 0 line 4 M-380 -408 l10 14 : lead; path M-270 -430 L-190 -440 L-190 -360 L-270 -372z : tube(ink)
path M-190 -450 L160 -460 Q230 -456 236 -400 Q236 -344 160 -340 L-190 -350z : down(c+3,c,c-3); *6 20 0 rect 60 -440 9 80 4 : ink /0.7
path M20 -346 L150 -342 L180 -110 L50 -110z : along(c+1,c,c-3); path M30 -330 L70 -330 L90 -130 L66 -130z : ink
path M-10 -346 L24 -346 L34 -280 Q0 -280 -10 -310z : ink; path M10 -120 L220 -120 L230 -10 L0 -10z : front(ink); rect 20 -86 180 36 6 : c
rect -150 -420 110 30 8 : white /0.85; rect -150 -430 280 8 4 : white /0.5
# handTools small red,blue 360
rect -330 -250 660 246 16 : front(c); rect -330 -250 660 30 10 : c-3
path M-120 -250 L-120 -330 Q-120 -350 -100 -350 L100 -350 Q120 -350 120 -330 L120 -250 L90 -250 L90 -320 L-90 -320 L-90 -250z : ink
rect -60 -236 120 40 6 : steel; rect -300 -180 600 10 5 : c+4 /0.6; path M-290 -250 L-250 -500 L-220 -496 L-254 -250z : wood
path M-320 -540 L-180 -520 Q-170 -480 -190 -470 L-330 -490 Q-350 -510 -320 -540z : tube(lead)
path M200 -250 L220 -420 Q180 -440 186 -500 L214 -470 L244 -474 L254 -506 Q290 -450 250 -416 L240 -250z : along(steel+3,steel,lead)
rect 290 -420 24 170 8 : tube(#e9b23c); rect 297 -540 10 120 2 : steel
# welder yard red 330
rect -150 -300 330 290 16 : front(c); rect -130 -280 290 100 8 : ink; circle -60 -230 36 : ball(steel); rect 20 -262 110 44 6 : screen
rect 32 -252 60 22 3 : #ff8b5a; *5 0 18 rect -120 -150 150 8 4 : c-4; *2 70 0 circle 60 -90 24 : gold; *2 70 0 circle 60 -90 11 : ink
path M-60 -300 Q-60 -370 0 -370 L30 -370 Q90 -370 90 -300 L66 -300 Q66 -346 30 -346 L0 -346 Q-36 -346 -36 -300z : ink
line 14 M60 -80 Q80 20 -140 -10 Q-280 -30 -270 -130 : ink
path M-370 -420 Q-360 -500 -270 -500 Q-180 -500 -180 -420 L-190 -230 Q-270 -180 -350 -230z : down(lead-4,ink); rect -340 -420 140 70 8 : #3f7d58
path M-330 -414 L-270 -414 L-310 -356 L-330 -356z : white /0.4; ~8 290 -60 line 6 M0 -20 L0 -60 : #ffd76a; circle 290 -60 14 : white
# generator yard red,yellow 330
line 22 M-310 -20 L-310 -400 L310 -400 L310 -20z : ink; rect -290 -390 580 110 24 : front(c); rect -40 -410 80 24 8 : ink
rect -270 -270 260 200 14 : front(lead); *8 28 0 rect -250 -250 14 120 5 : ink; circle -60 -120 50 : soot; circle -60 -120 34 : ball(steel)
rect 20 -270 260 200 12 : ink; *2 80 0 circle 76 -210 28 : white; *2 80 0 circle 66 -210 5 : ink; *2 80 0 circle 86 -210 5 : ink
circle 236 -210 24 : red; rect 50 -150 120 40 6 : screen; rect 62 -140 60 20 3 : #7fe0a0; rect -330 -70 660 30 8 : ink; <> circle 250 -34 36 : soot
<> circle 250 -34 16 : steel; rect -220 -364 180 30 6 : white /0.85
# ladder yard silver,orange 240
path M30 -640 L60 -640 L250 0 L216 0z : c-2; path M-60 -640 L-30 -640 L90 0 L60 0z : c-3; path M-70 -650 L-36 -650 L-196 0 L-236 0z : along(c+3,c,c-2)
path M20 -650 L54 -650 L-30 0 L-70 0z : along(c+3,c,c-2); *6 -25 96 path M-50 -560 L40 -560 L38 -536 L-54 -536z : c-1
path M-90 -660 L80 -660 L76 -624 L-86 -624z : ink; line 6 M-140 -240 L140 -240 : lead
# boiler hang white 0
rect -90 -780 60 130 4 : tube(lead); rect -190 -660 380 520 26 : along(c+3,c,c-2); rect -150 -610 300 250 16 : c+2
circle 0 -490 70 : glow(#ffd38a,#f08a3c,#c9463a)
path M0 -560 Q70 -490 36 -440 Q20 -420 0 -420 Q-20 -420 -36 -440 Q-60 -480 -20 -510 Q-10 -530 0 -560z : #fff1c4; rect -120 -320 130 60 8 : screen
rect -104 -306 70 30 4 : #ffb15a; circle 90 -290 34 : ball(steel); *3 0 18 rect -120 -230 240 7 3 : c-3; line 18 M-110 -140 L-110 40 : #d08a4a
line 18 M-36 -140 L-36 40 : #6fa9dd; line 18 M38 -140 L38 40 : #dd6a63; line 18 M112 -140 L112 40 : #e0b04f
# pump yard blue,green 330
rect -40 -300 300 210 40 : tube(c); *8 26 0 rect 40 -296 10 202 4 : c-3 /0.6; rect 250 -280 70 170 20 : c-2; circle -150 -200 140 : ball(c)
circle -150 -200 80 : c-2; ~6 -150 -200 circle 0 -110 10 : steel; circle -150 -200 40 : ball(steel); rect -200 -420 100 110 10 : tube(lead)
rect -220 -440 140 34 8 : tube(steel); rect -370 -240 100 80 10 : tube(lead); rect -390 -254 34 108 8 : tube(steel)
rect 30 -360 130 66 8 : front(ink); path M-90 -90 L290 -90 L310 0 L-110 0z : down(ink,soot); path M-380 -150 q-40 60 -10 90 q40 0 30 -40z : #7fc3e6
# solar farm blue,black 380
path M-300 -480 L370 -480 L270 -90 L-400 -90z : steel; path M-288 -468 L354 -468 L260 -102 L-384 -102z : down(c+2,c-2,c-4)
*5 107 0 line 3 M-181 -468 L-277 -102 : white /0.6; *3 -24 92 line 3 M-312 -376 L331 -376 : white /0.6
path M-288 -468 L-90 -468 L-240 -102 L-384 -102z : white /0.14; line 16 M-200 -90 L-200 0 M160 -90 L160 0 M160 -20 L280 -120 : lead
rect -260 -10 120 14 4 : lead; rect 100 -10 120 14 4 : lead; circle 300 -600 50 : lamp; ~10 300 -600 line 8 M0 -66 L0 -92 : lamp
# topchan yard red,green 380
*4 226 0 rect -356 -170 30 170 4 : wood-2; rect -380 -200 760 50 8 : front(wood); *4 226 0 rect -370 -340 22 150 4 : wood
rect -380 -350 760 20 6 : wood+1; *22 34 0 rect -364 -330 8 130 2 : wood-1; rect -360 -240 720 44 20 : c
*9 78 0 path M-344 -218 q18 -30 36 0 q-18 30 -36 0z : gold; rect -340 -300 150 64 26 : front(c); rect 190 -300 150 64 26 : front(c-1)
rect -120 -262 240 20 6 : wood+2; <> rect 80 -246 16 44 2 : wood; use teapot -20 -258 0.24 : blue; oval 70 -268 34 10 : #e8963a
# tandoor yard brown 300
rect -300 -90 600 90 6 : front(#a4674a); *6 100 0 rect -296 -84 92 36 3 : #b5775a; *6 100 0 rect -296 -42 92 36 3 : #955a40
path M-250 -90 Q-280 -330 -120 -420 L120 -420 Q280 -330 250 -90z : ball(c); oval 0 -420 124 34 : c-4
oval 0 -414 96 22 : glow(#ffe08a,#f58a3c,#8a2f1c); path M-44 -90 Q-44 -170 0 -174 Q44 -170 44 -90z : soot
path M-30 -90 Q-24 -130 0 -124 Q24 -140 30 -90z : glow(#ffe08a,#f58a3c,#d8472f); *3 60 0 line 9 M-60 -460 q-24 -36 0 -66 q24 -36 0 -66 : white /0.6
*2 90 -10 circle 210 -140 46 : glow(#f3cf8f,#d9953f,#a8642a); *2 90 -10 ring 210 -140 30 5 : #a8642a
# pool farm sky 370
path M-370 -190 L-350 0 Q0 60 350 0 L370 -190z : along(c+1,c,c-2); *8 98 0 rect -352 -190 16 190 6 : white; oval 0 -190 376 80 : white
oval 0 -190 350 68 : down(#7fd3ea,#3fa9cc); line 7 M-220 -200 Q-160 -220 -100 -200 M20 -170 Q90 -190 160 -168 M-80 -160 Q-40 -174 0 -160 : white /0.8
circle 150 -220 46 : ball(red); path M112 -240 Q150 -210 190 -244 L194 -216 Q150 -184 106 -214z : white
line 14 M-300 -30 L-270 -330 Q-262 -350 -240 -350 L-210 -350 L-190 -200 : steel; *3 6 60 line 9 M-290 -240 L-210 -240 : steel
# plough farm blue 370
line 30 M-340 -290 L320 -200 : c; line 22 M-340 -290 L-360 -120 M-340 -290 L-250 -420 L-160 -270 : c-1
*4 150 22 line 24 M-190 -260 Q-240 -150 -170 -70 : c-2
*4 150 22 path M-200 -110 Q-130 -90 -60 0 L-190 -4 Q-230 -60 -200 -110z : along(steel+4,steel,lead); circle 330 -60 60 : soot
circle 330 -60 36 : ball(c); line 16 M320 -200 L330 -70 : c-2; *5 150 22 circle -250 -278 12 : ink
# tiller farm red,green 300
line 18 M20 -240 L260 -430 L330 -440 M60 -220 L280 -400 : ink; line 24 M300 -444 L350 -450 M260 -400 L320 -404 : soot
path M-230 -180 L-210 -330 Q-200 -350 -170 -350 L40 -350 Q70 -340 76 -310 L90 -160z : front(c); rect -170 -400 120 60 16 : ink
rect -20 -380 50 40 8 : lead; *5 0 24 rect -190 -310 70 10 4 : c-4; circle -10 -240 40 : ball(ink)
path M-240 -180 L100 -180 L80 -130 L-220 -130z : ink; circle -120 -110 110 : #202226; ~14 -120 -110 rect -11 -116 22 26 4 : #33363d
circle -120 -110 52 : ball(gold); ~6 140 -70 path M-8 0 L-14 -70 L20 -86 L14 0z : steel; circle 140 -70 18 : ink
# seedling farm green,brown 340
*3 210 0 line 12 M-210 -190 Q-200 -330 -210 -440 : #5d7f3f; *3 210 0 path M-206 -320 Q-130 -400 -90 -350 Q-120 -290 -206 -300z : down(#93c272,#558c48)
*3 210 0 path M-206 -360 Q-280 -440 -320 -390 Q-300 -330 -206 -340z : down(#86b86a,#4f8648)
*3 210 0 path M-210 -430 Q-260 -520 -210 -560 Q-160 -520 -206 -430z : down(#a3cf82,#5f9a50)
*3 210 0 path M-290 -200 L-130 -200 L-150 0 L-270 0z : tube(#3a3d44); *3 210 0 rect -298 -216 176 30 8 : #4a4e57
*3 210 0 oval -210 -212 80 10 : #5a4030; *3 210 0 rect -250 -140 80 60 6 : c+5
# hay farm gold 390
path M-380 -10 L-100 -10 L-100 -190 L-380 -190z : front(c); path M-90 -10 L380 -10 L380 -190 L-90 -190z : front(c-1)
path M-250 -200 L220 -200 L220 -380 L-250 -380z : front(c+1); *12 38 0 line 4 M-240 -370 l20 40 l-14 50 l22 60 : c-3 /0.45
*12 38 0 line 4 M-80 -180 l20 40 l-14 50 l22 60 : c-3 /0.45; *7 38 0 line 4 M-370 -180 l20 40 l-14 50 l22 60 : c-3 /0.45
*10 44 0 line 3 M-230 -372 l30 20 : c+5 /0.7; rect -140 -382 14 184 0 : #b5563f; rect 100 -382 14 184 0 : #b5563f; rect 10 -192 14 184 0 : #b5563f
rect 270 -192 14 184 0 : #b5563f; path M300 -190 L370 -470 L384 -466 L320 -190z : wood
line 8 M330 -560 Q340 -460 378 -466 Q410 -460 420 -552 M374 -470 L376 -560 : lead
# sprinkler farm green 290
ring -130 -130 110 30 : c; ring -130 -130 70 28 : c-1; ring -130 -130 110 6 : c+5 /0.5; line 28 M-20 -110 Q80 20 160 -40 Q200 -80 210 -120 : c
rect 180 -260 60 150 14 : tube(gold); path M150 -300 L270 -300 L250 -250 L170 -250z : tube(c-1); circle 210 -320 26 : ball(steel)
*5 40 0 circle 50 -540 9 : #7fc3e6
line 7 M210 -340 Q110 -520 -60 -480 M210 -340 Q180 -560 60 -600 M210 -340 Q240 -560 340 -590 M210 -340 Q310 -500 420 -450 : #9fd4ee /0.9
*6 46 26 circle -70 -430 8 : #7fc3e6 /0.8; *4 30 36 circle 380 -520 8 : #7fc3e6 /0.8
# greenhouse farm green 390
path M-390 0 L-390 -220 Q-380 -430 0 -440 Q380 -430 390 -220 L390 0z : #e3f2f0 /0.75
*5 110 0 path M-280 -10 Q-300 -120 -250 -150 Q-200 -120 -200 -10z : down(#7fb35f,#4f8648); *5 110 0 circle -250 -70 16 : ball(#d9423f)
*5 110 0 circle -226 -36 14 : ball(#e0603f); line 10 M-390 0 L-390 -220 Q-380 -430 0 -440 Q380 -430 390 -220 L390 0 : c
line 7 M-200 0 L-200 -408 M200 0 L200 -408 M0 0 L0 -440 M-390 -200 L390 -200 : c; path M-60 0 L-60 -250 L60 -250 L60 0z : white /0.4
line 9 M-60 0 L-60 -250 L60 -250 L60 0 : c-2; path M-340 -210 Q-320 -370 -180 -400 L-220 -390 Q-300 -340 -310 -210z : white /0.7
rect -400 -8 800 16 4 : #8a7257
# incubator small yellow 330
rect -320 -180 640 170 26 : front(c); path M-310 -190 Q-290 -420 0 -430 Q290 -420 310 -190z : #e6f3f7 /0.6
*6 86 0 oval -215 -210 38 48 : ball(#f3e6d0); *5 86 0 oval -172 -250 36 46 : ball(#e9c9a3)
path M-310 -190 Q-290 -420 0 -430 Q-200 -380 -250 -190z : white /0.5; rect -100 -140 200 80 10 : screen; rect -84 -124 100 44 4 : #ff9a5a
*2 40 0 circle 190 -100 16 : ball(steel); circle 250 -300 54 : ball(yellow); circle 286 -360 36 : ball(yellow); circle 296 -368 6 : ink
path M318 -360 L344 -350 L316 -342z : orange; rect -60 -460 120 34 12 : c-2
`;
