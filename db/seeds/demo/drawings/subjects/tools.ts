/** Tools, materials and what a farm needs; the format is told in subject.ts, that of the shapes in art.ts. */
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
# boiler fixed white,silver 0
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
# mower yard red,green,orange,yellow 340
line 16 M-60 -190 L-330 -560 L-250 -590 : ink; line 12 M20 -190 L-250 -540 : ink; path M-200 -60 Q-210 -190 -100 -210 L200 -210 Q300 -190 310 -60z : front(c); rect -10 -320 180 120 30 : front({ink|c-2}); *4 34 0 rect 10 -310 14 60 4 : lead; circle 80 -330 40 : ink; path M-210 -70 L-380 -150 L-360 -340 L-190 -190z : {ink|lead-2}; circle -150 -66 74 : soot; circle -150 -66 40 : {steel|c}; circle 240 -56 62 : soot; circle 240 -56 32 : {steel|c}; rect -40 -130 220 30 8 : white /0.8
# gardenTools flat green,orange,red 0
line 22 M-260 -600 L-260 -200 : wood; path M-320 -210 H-200 L-210 -60 Q-260 10 -310 -60z : tube({lead|c}); line 22 M-60 -610 L-60 -150 : wood; rect -150 -160 180 26 6 : {c|lead}; *7 28 0 rect -148 -140 10 {80..90} 4 : {c|lead}; @ 180 -140 {10..24} path M-20 0 L-60 -330 Q-50 -400 -10 -330 L14 0z : c; @ 180 -140 -18 path M20 0 L60 -330 Q50 -400 10 -330 L-14 0z : c-1; path M150 -140 Q120 -30 180 60 Q230 -20 210 -140z : steel; circle 182 -150 26 : ink; rect -330 -630 140 40 16 : {c|wood-1}
# grassTrimmer yard orange,red,green,yellow 360
line 20 M-330 -470 L260 -60 : {steel|ink}; rect -390 -560 150 110 30 : front(c); circle -320 -500 30 : ink; rect -350 -600 60 50 10 : ink; line 14 M-140 -340 L-60 -460 M-140 -340 L-220 -220 : ink; circle -54 -470 20 : c; circle -226 -210 20 : c; path M190 -100 Q330 -180 380 -30 L300 -40z : ink; circle 270 -50 40 : {ink|c}; line 4 M270 -50 L420 -20 M270 -50 L140 0 : {#59d08a|orange}; *9 60 0 path M-40 10 q-6 -40 -14 -60 q20 20 20 60z : leaf
# mangal yard black,brown 350
<> line 18 M280 -240 L310 0 : ink; box -320 -280 600 70 140 4 : {ink|c}; *11 54 0 circle -290 -284 {20..24} : {#e8742f|#c9401f|#4a2a20}; *{4..6} 100 0 line 6 M-330 -310 L-200 -330 : steel; *5 110 0 *3 36 -6 rect -290 -330 30 34 8 : {#a8563a|#8a4030|#c9863a}; <> line 16 M260 -280 L270 -640 : ink; path M-340 -600 L0 -690 L340 -600 L340 -570 H-340z : front({#8c3a30|lead|c-1}); *3 80 0 line 9 M-80 -380 q-24 -40 0 -70 q20 -30 0 -60 : white /0.5; rect -240 -110 480 14 2 : ink; *5 60 0 rect -180 -150 50 40 6 : wood-2
# kazanHearth yard black,brown 330
path M-260 0 L-230 -330 H230 L260 0z : {lead-4|#8c4a35|c}; path M-90 0 V-160 Q0 -230 90 -160 V0z : soot; *5 34 0 path M-70 -6 q17 -{70..120} 34 0z : {#e8742f|#f0b43a}; path M-270 -340 Q-260 -250 0 -250 Q260 -250 270 -340z : soot; oval 0 -340 276 50 : ink; oval 0 -346 240 38 : {#d99a3c|#c9742f|lead-3}; rect 200 -640 60 330 6 : tube(lead); path M190 -650 L230 -690 L270 -650z : lead-3; <> line 14 M270 -340 h40 v40 : ink; *3 40 0 line 8 M-40 -390 q-20 -30 0 -60 q20 -26 0 -50 : white /0.6
# inflatablePool yard sky,pink,blue,yellow 400
*3 0 -70 rect -390 -110 780 100 50 : down({c+3|white},c,c-2); oval 0 -250 380 56 : {c-1|sky}; oval 0 -254 340 44 : #6fcbe6; line 6 M-160 -254 q40 -10 80 0 M40 -260 q50 -12 100 0 : white /0.8; *8 96 0 circle -340 -{110..130} 22 : {yellow|orange|white|pink}; circle {-200..100} -290 44 : ball({red|yellow}); path M160 -270 q10 -60 60 -60 q40 10 20 50 l30 10 q-20 40 -80 30z : yellow
# blocksPallet yard white,grey 380
*3 0 130 *4 190 0 box -370 -{420..424} 176 120 90 2 : {#d9d6ce|#c9c6be|#e3ddd0}; rect -380 -40 760 24 2 : wood; *4 220 0 rect -370 -20 60 20 0 : wood-2; rect -200 -430 10 410 0 : {#3a73bd|ink|green} /0.7; rect 170 -430 10 410 0 : {#3a73bd|ink|green} /0.7
# gravel yard grey 400
path M-400 0 Q-200 -{260..340} 20 -{330..380} Q220 -280 400 0z : down(#b5b2aa,#8a877f); *19 40 0 oval -360 -{14..30} {16..22} 12 : {#d0ccc2|#77746d}; *15 42 -1 oval -290 -80 20 14 : {#c9c5ba|#6d6a64}; *11 44 -1 oval -220 -140 18 13 : {#d6d2c8|#807d75}; *7 46 0 oval -140 -210 18 13 : #c9c5ba; *4 46 0 oval -70 -270 17 12 : #d6d2c8; line 18 M190 -60 L330 -400 : wood; path M150 -40 L220 -130 L270 -100 L230 0z : lead
# beams yard beige 410
*4 0 70 *5 150 0 box -380 -{290..294} 140 62 120 2 : {#d8b98a|#c9a674|#e3c79a}; *4 0 70 *5 150 0 ring -310 -260 18 4 : #a8804f /0.6; *4 0 70 *5 150 0 ring -310 -260 8 3 : #a8804f /0.6; rect -390 -20 780 20 2 : wood-3
# profilePipes yard grey 410
*5 0 52 *9 84 0 box -390 -{270..274} 74 44 150 2 : steel; *5 0 52 *9 84 0 rect -380 -262 54 26 2 : ink; <> rect 200 -300 12 300 2 : {orange|#3a73bd|ink}; rect -400 -14 800 14 2 : wood-3
# angles yard grey,brown 410
*6 30 44 path M-390 -260 L300 -330 L310 -300 L-370 -228 L-366 -190 L-390 -196z : {lead|#7a5a4a|steel}; *6 30 44 line 3 M-386 -256 L300 -326 : white /0.4; path M-200 -40 h500 v-20 h-500z : wood-3; path M150 -20 L340 -420 L390 -420 L390 -390 L364 -390 L200 -20z : {lead-1|#6a4a3a}
# stoneTiles yard beige 360
*{3|4} 0 -100 *4 180 0 rect -360 -110 {150..174} 94 2 : {#e8d9bd|#dcc7a0|#efe3cc|#d3bd94}; *4 0 -100 *4 180 0 line 3 M-350 -{60..80} q60 -16 140 0 : #b99a6a /0.5; path M-400 0 H400 V-16 H-400z : lead
# profSheet yard blue,green,red,grey,brown 400
*4 14 -50 path M-400 -60 L300 -90 L400 -10 L-330 10z : c-2; path M-390 -{250..270} L320 -300 L400 -200 L-310 -150z : c; *12 58 -4 path M-370 -260 h22 l80 104 h-24z : c-2; *12 58 -4 path M-348 -260 h10 l80 104 h-10z : c+4 /0.7; path M-310 -150 L400 -200 V-180 L-310 -128z : c-4; <> rect 200 -30 60 30 2 : wood
# foamBoards yard white,sky 350
*6 0 70 box -340 -{440..444} 600 64 140 2 : {white|#f4f6f8|#cfe3f0|#f2d6a8}; *6 0 70 line 2 M-330 -410 H250 : lead /0.3; rect -220 -446 14 430 0 : {#3a73bd|red} /0.6; rect 100 -446 14 430 0 : {#3a73bd|red} /0.6
# slab home beige,white,grey,black 330
@ 0 0 {-4..4} path M-250 -620 L60 -650 L90 -20 L-230 0z : down({#e9e4da|#cfc8bc|#3c4046|#f4f2ee},{#d6d0c4|#b9b2a6|#2b2e33|#e3e0da}); path M-200 -600 q90 200 20 320 q60 100 200 240 M-60 -630 q-30 160 90 260 : {lead|gold} /0; line 5 M-200 -600 q90 200 20 320 q60 100 200 240 M-60 -630 q-30 160 90 260 : {lead|gold|#b9a58a} /0.6; path M120 -560 L340 -540 L360 0 L150 -10z : down({#e3ddd0|#bdb6aa|#4a4e55},{#cfc8bc|#a39c90|#33363c}); line 4 M150 -520 q120 120 60 260 t80 240 : {lead|gold} /0.5; *3 14 0 line 6 M90 -30 L70 -640 : c-3 /0.5
# marbleSteps home white,grey,beige 400
*4 -90 -90 box -60 -110 440 30 160 2 : {#f1efea|#dcdcd8|#e6dccb}; *4 -90 -90 rect -40 -80 400 70 0 : {#cfccc4|#b9b6ae|#d3c7b0}; *4 -90 -90 line 4 M-40 -100 q120 20 200 0 t200 6 : {lead|#b08a5a} /0.5; *4 -90 -90 line 3 M0 -50 q120 30 300 -10 : lead /0.3
# enamel small red,blue,green,yellow,white,brown 340
*2 240 0 rect -340 -{300..310} 200 300 10 : tube(steel); *2 240 0 rect -340 -220 200 160 0 : {c|green|brown}; *2 240 0 oval -240 -304 100 20 : steel-2; oval -240 -306 84 14 : c; rect -300 -180 120 40 6 : white; rect -60 -180 120 40 6 : white; rect 150 -200 160 200 10 : tube(steel); rect 150 -140 160 100 0 : {c-2|gold|white}; oval 230 -200 80 16 : lead; @ 30 -330 {20..40} rect -20 -180 40 160 10 : {wood|red}; @ 30 -330 30 rect -34 -30 68 60 4 : steel; @ 30 -330 30 rect -34 20 68 60 4 : c
# photoWall home sky,pink,green 380
rect -380 -640 760 620 0 : down({#8fc9ee|#f2c4d0|#c9e0b0},{#e8f4fb|#fbe9ee|#f0f6e0}); *3 220 0 oval -260 -{500..560} 110 40 : white /0.8; circle 230 -540 54 : {#ffe9a0|#fff6dc}; path M-380 -200 Q-200 -300 -20 -200 T380 -220 V-20 H-380z : {#86ab63|#9fc58a|#7fb08a}; *4 180 0 circle -280 -{250..290} 50 : ball({#5d9a55|#e98aa4|#f0bf42}); *4 180 0 rect -286 -240 12 80 0 : #6b5440; path M-60 -210 q0 -140 60 -140 q60 0 60 140z : {#c98d4a|#a9b0b8}; circle 0 -380 44 : {#c98d4a|#a9b0b8}; <> circle 34 -420 16 : {#c98d4a|#a9b0b8}; <> circle 14 -386 6 : ink; rect 340 -640 60 640 30 : tube(white); *3 0 0 line 3 M-126 -640 V-20 M126 -640 V-20 : white /0.6
# linoleum home beige,brown,grey 400
path M-330 -200 L330 -230 L400 -10 L-400 0z : down(c+1,c-1); *7 100 0 line 4 M-280 -204 L-340 0 : c-3 /0.5; *5 0 44 line 3 M-330 -170 L360 -190 : c-3 /0.4; rect -380 -330 700 150 70 : tube({c|c-1}); oval 320 -256 40 74 : c-3; oval 320 -256 24 46 : c+1; oval 320 -256 10 20 : ink
# steelDoor home brown,black,grey 220
box -200 -650 380 640 60 4 : {c|#5a3f30|ink}; rect -170 -620 320 580 6 : {c+1|#6b4a38|lead-3}; rect -140 -580 260 220 6 : {c-1|#5a3f30}; rect -140 -320 260 250 6 : {c-1|#5a3f30}; {rect -100 -540 180 140 4 : gold|circle -10 -470 70 : c+2|path M-10 -560 l90 90 l-90 90 l-90 -90z : c+2}; rect -160 -340 30 110 8 : steel; circle -145 -320 8 : ink; rect -160 -480 26 40 6 : steel; rect 150 -560 12 60 2 : steel; rect 150 -160 12 60 2 : steel; circle -10 -560 10 : glass
# slidingGate street green,brown,grey,black 420
<> rect 370 -440 60 440 4 : {#b9735a|#c9b294|#a9a49a}; <> rect 360 -456 80 24 4 : lead; box -360 -380 720 340 20 2 : c; *{9|12} 58 0 rect -346 -366 {30..44} 310 2 : {c+1|c-1}; rect -360 -60 720 24 2 : c-3; rect -400 -12 860 12 2 : lead; *3 300 0 circle -320 -22 18 : ink; box 300 -130 90 120 60 6 : {white|orange|#3a73bd}; circle 344 -90 10 : {red|#59d08a}
# balconyGlass place white,sky
rect 0 0 1280 960 0 : {#d9cdb8|#b9c3cb|#cfa98c|#b9735a}; *4 0 300 rect 0 -40 1280 30 0 : ink /0.15; rect 140 240 1000 480 4 : white; *{4|5} {196..240} 0 rect 160 260 {180..220} 300 2 : down({#9fd0f0|#f2c9a0},#eef6f8); *5 240 0 path M180 270 L260 270 L180 420z : white /0.4; rect 140 560 1000 160 2 : {white|#c9b294|#6b4a35|#dfe4e8}; *12 84 0 line 3 M150 570 V710 : lead /0.4; rect 120 716 1040 24 2 : lead; use plant {300..500} 560 0.3 : {white|brown}; *2 0 0 rect 130 230 1020 16 2 : {lead|wood}
# cableCoil small black,white,blue,orange 320
<> circle 0 0 0 : c; ring 0 -260 {190..220} 90 : c; *6 0 0 ring 0 -260 {150..250} 3 : c-3 /0.6; ring 0 -260 176 4 : c+3 /0.6; ring 0 -260 230 4 : c-4 /0.6; ring 0 -260 140 5 : c-4; line 22 M150 -60 Q280 0 360 -40 : c; *3 0 10 line 7 M350 -50 l50 -14 : {#c9862f|#3a73bd|gold}; rect -60 -470 120 60 6 : {white|yellow}; rect -40 -456 80 10 2 : ink
# sockets fixed white,beige,black 0
*2 260 0 rect -250 -520 220 220 20 : front({c|white}); *2 260 0 circle -140 -410 74 : c-1; *2 260 0 *2 50 0 circle -165 -410 13 : ink; *5 92 0 rect -260 -230 84 170 6 : front({white|#f1f1ee}); *5 92 0 rect -240 -180 44 60 4 : {ink|#3a73bd|orange}; *5 92 0 rect -250 -220 64 20 2 : {#59b07a|lead}; rect -270 -146 480 8 0 : lead /0.4; rect 60 -300 0 0 0 : c
# radiatorHeat home white,silver 360
*{9|10} 74 0 rect -366 -440 66 410 20 : tube({c|white}); *10 74 0 rect -352 -400 8 320 4 : c-2 /0.6; line 20 M-400 -70 H-366 M380 -410 H400 : lead; circle -394 -70 22 : {gold|steel}; rect -370 -452 740 16 8 : c-1; rect 370 -440 30 60 10 : {white|red}
# wellPump yard silver,blue,green 330
@ -120 0 {16..26} rect -70 -620 140 600 50 : tube(steel); @ -120 0 20 rect -70 -400 140 40 0 : lead; @ -120 0 20 rect -60 -330 120 90 4 : {c|#3a73bd|green}; @ -120 0 20 rect -40 -660 80 50 10 : {gold|ink}; @ -120 0 20 *6 22 0 rect -60 -200 10 110 4 : ink /0.5; ring 210 -160 110 30 : {ink|#3a73bd}; ring 210 -160 60 16 : {ink|c-1}; rect 100 -480 200 150 16 : front({white|c}); circle 160 -400 30 : lead; rect 210 -430 60 50 6 : {red|#59d08a}
# pipeCoil yard black,blue 340
*5 0 0 ring 0 -290 {150..250} 20 : c+1; ring 0 -290 250 44 : {ink|c}; ring 0 -290 204 44 : {soot|c-1}; ring 0 -290 158 44 : {ink|c}; *3 0 0 ring 0 -290 {160..250} 4 : #3a73bd; ~4 0 -290 rect -16 -280 32 150 4 : {orange|white|lead}; line 40 M200 -140 Q330 -60 390 -30 : {ink|c}
# solarPanel yard blue 330
path M-260 -600 L330 -560 L240 -20 L-350 -60z : lead; path M-244 -584 L312 -548 L226 -40 L-330 -74z : down(#22406f,#16294a,#2a5a8f); *5 92 6 line 4 M-150 -578 L-236 -68 : steel; *6 -14 82 line 4 M-254 -510 L300 -476 : steel; path M-200 -580 L0 -566 L-240 -200 L-290 -310z : white /0.14; line 16 M240 -40 L330 0 M-330 -74 L-380 0 : lead
# grinderTool small blue,green,red,black 340
rect -330 -240 430 130 54 : tube(c); rect -130 -250 150 150 20 : c-2; *5 22 0 rect -300 -220 10 90 4 : ink; rect 80 -260 130 170 30 : front(steel); circle 170 -90 130 : #5a5048; circle 170 -90 120 : glow(#9a8f84,#6f655c,#4a423c); circle 170 -90 44 : steel; circle 170 -90 16 : ink; path M60 -110 Q90 -250 250 -210 L300 -110 Q200 -180 60 -110z : lead; rect 120 -420 50 170 20 : ink; rect -100 -150 90 30 8 : {red|ink}; line 14 M-330 -180 Q-420 -160 -380 -20 : ink; rect -120 -220 120 34 4 : white
# perforator small yellow,blue,red,green 350
rect -230 -400 400 150 40 : tube(c); path M-230 -380 Q-340 -360 -330 -200 L-300 -60 L-210 -70 L-220 -240z : c-1; path M-160 -260 L-40 -260 L-50 -190 L-230 -150 L-250 -180z : ink; rect 160 -380 90 110 20 : ink; rect 250 -356 60 60 10 : steel; rect 300 -340 130 30 4 : lead; rect 60 -260 60 190 24 : ink; rect -80 -370 160 40 6 : {ink|white}; circle 110 -330 26 : {ink|c-3}; line 14 M-260 -60 q-40 60 -120 40 : ink; *5 20 0 rect -200 -370 8 90 2 : ink
# chainsaw yard orange,red,green 400
rect -360 -300 400 220 40 : front(c); path M-300 -300 Q-300 -420 -160 -420 L-20 -400 L0 -350 L-150 -370 Q-230 -370 -240 -300z : ink; path M-360 -250 L-440 -270 L-420 -130 L-360 -110z : ink; circle -240 -190 70 : c-2; *6 0 14 rect -290 -230 100 5 2 : ink; rect 0 -260 60 150 10 : ink; path M40 -230 L380 -220 Q420 -180 380 -140 L40 -140z : steel; path M40 -238 L384 -228 Q430 -180 384 -132 L40 -132 : ink /0; *15 24 0 path M50 -236 l8 -12 l10 12z : ink; *15 24 0 path M50 -134 l8 12 l10 -12z : ink; rect 120 -200 160 30 4 : {red|ink|c-2}
# drillSet small blue,green,red,black 390
box -380 -150 700 140 200 14 : {ink|c-2}; rect -60 -110 120 40 10 : lead; use drill -160 -140 0.62 : c; rect 60 -330 230 110 30 : front(c); path M80 -230 L60 -140 L130 -140 L150 -230z : c-1; rect 280 -310 70 80 10 : steel; rect 330 -270 30 90 2 : steel; path M70 -330 q60 -70 150 -30 l-10 30z : ink; rect 30 -180 250 24 4 : lead
# laserLevel small green,red,blue 260
path M-120 0 L-80 -110 H60 L100 0z : ink; rect -140 -420 260 310 40 : front(c); rect -110 -390 200 120 16 : ink; circle -10 -330 40 : {#59ff9a|#ff4a5a}; rect -80 -230 140 60 8 : steel; *2 70 0 circle -46 -200 16 : {#59ff9a|lead}; line 6 M-460 -330 H460 M-10 -700 V-60 : {#59ff9a|#ff4a5a} /0.8; line 3 M-400 -640 L300 -40 : {#59ff9a|#ff4a5a} /0.4; rect -60 -480 100 70 10 : ink
# migWelder yard red,blue,yellow,green 330
box -220 -500 400 470 240 14 : c; rect -190 -470 340 120 8 : ink; *2 130 0 circle -110 -420 30 : ball(steel); rect 60 -450 70 40 4 : {#59d08a|#ff8a5a}; *9 0 22 rect -180 -300 140 8 4 : c-3; rect 0 -310 150 220 10 : c-2; ring 70 -200 70 20 : {gold|#c9862f}; circle 70 -200 30 : ink; line 22 M160 -130 Q300 -60 330 -240 Q340 -330 290 -380 : ink; path M250 -440 L320 -420 L300 -340 L260 -350z : {ink|gold}; <> circle 150 -20 34 : soot; line 14 M-220 -480 Q-20 -600 180 -480 : ink
# stabilizer home white,grey,blue,orange 240
box -220 -480 380 460 170 16 : c; rect -180 -450 300 150 10 : ink; *3 96 0 rect -164 -430 84 60 4 : #17384a; *3 96 0 rect -150 -416 56 30 2 : {#59d08a|#6fd3f0|#ffb15a}; *3 96 0 circle -122 -330 10 : {#59d08a|red|gold}; *8 0 22 rect -150 -250 240 9 4 : c-2; circle -30 -90 0 : c; *2 130 0 circle -100 -56 0 : c; path M-60 -270 l50 -70 l-10 54 l40 0 l-60 76 l14 -60z : gold /0; <> rect 120 -22 40 22 6 : ink
# scaffold place grey,orange
rect 0 0 1280 960 0 : down({#9fd0f0|#c9d6e0|#f2c9a0},#eef4f6); rect {200..300} 120 {760..860} 660 0 : {#d9cdb8|#b9735a|#c9c6be}; *4 0 160 *4 200 0 rect {280..330} 170 100 100 2 : glass; rect 0 760 1280 200 0 : {#b39b7a|#a39a8a|#8f9a6a}; *{4|5} {220..250} 0 rect {160..200} 80 14 800 2 : {#5f7f9a|#d9822f|lead}; *5 0 170 rect 140 {150..170} 1020 14 2 : {#5f7f9a|#d9822f|lead}; *5 0 170 rect 140 {176..190} 1020 16 2 : wood; *4 240 0 *4 0 170 line 7 M180 170 L400 330 : lead /0.8; use {sacks|bricks|ladder} {300..900} 900 0.4 : {beige|brown|orange}
# bigTractor farm blue,green,red 400
path M-370 -160 L-366 -290 Q-360 -320 -320 -322 L-60 -340 L-60 -130 L-350 -120z : front(c); *5 0 26 rect -350 -290 70 12 4 : ink /0.8; rect -180 -440 18 110 6 : ink; path M-70 -130 L-70 -340 L-30 -500 L210 -500 L240 -330 L240 -130z : front(c); path M-46 -340 L-10 -476 L90 -476 L90 -340z M106 -340 L106 -476 L194 -476 L214 -340z : glass; rect -54 -520 290 30 14 : {white|c-2}; circle 150 -160 160 : soot; ~20 150 -160 rect -12 -168 24 30 4 : #2f3239; circle 150 -160 84 : {ball(white)|ball(gold)|ball(steel)}; circle -250 -110 110 : soot; ~16 -250 -110 rect -10 -116 20 24 4 : #2f3239; circle -250 -110 56 : {ball(white)|ball(gold)|ball(steel)}; rect -380 -230 30 40 6 : lamp
# miniTractor farm red,green,blue,orange 310
path M-280 -120 V-220 Q-270 -240 -240 -242 L0 -250 V-100 H-270z : front(c); *3 0 24 rect -266 -220 40 10 4 : ink; line 14 M40 -250 V-480 H220 V-240 : {ink|c-1}; rect 110 -300 110 40 14 : ink; rect 190 -390 34 110 14 : ink; line 10 M-20 -250 L40 -330 : ink; ring 46 -336 40 9 : ink; path M20 -190 Q130 -290 260 -170 L230 -150 Q130 -240 50 -160z : c-1; circle 140 -116 114 : soot; ~16 140 -116 rect -9 -122 18 26 4 : #2f3239; circle 140 -116 60 : {ball(white)|ball(gold)}; circle -200 -66 64 : soot; circle -200 -66 34 : {white|gold}; path M240 -100 H380 L390 -40 H250z : {c-1|lead}; ~9 320 -40 rect -8 -56 16 34 4 : lead; circle -260 -190 16 : lamp
# niva farm red,orange 390
rect -100 -320 440 220 14 : front(c); rect -20 -410 300 90 8 : c-1; *7 40 0 rect 0 -400 20 66 3 : c-3; path M-220 -130 L-200 -370 H-70 V-130z : front(c+1); path M-196 -190 L-184 -356 H-86 V-190z : glass; path M-230 -140 L-60 -180 V-100 L-260 -60z : c-3; path M-430 -100 L-230 -140 L-210 -30 L-410 -10z : down({gold|lead},{#9b7424|ink}); ~7 -360 -60 rect -5 -72 10 144 3 : {#7e5d1c|steel}; line 14 M280 -380 L390 -420 : c-2; circle -80 -90 90 : soot; circle -80 -90 46 : {gold|white}; circle 270 -60 60 : soot; circle 270 -60 28 : {gold|white}; rect -90 -230 420 24 2 : white /0.8; rect 60 -290 160 40 4 : white
# seeder farm red,blue,green 390
path M-330 -330 H330 L270 -190 H-270z : front(c); rect -340 -350 680 26 6 : c-2; rect -360 -180 720 22 4 : lead; *10 72 0 line 8 M-320 -180 L-340 -60 : ink; *10 72 0 path M-356 -60 q16 50 40 0z : steel; *10 72 0 circle -340 -50 14 : lead-3; <> circle 370 -80 80 : soot; <> circle 370 -80 40 : {c|gold}; line 16 M0 -180 L-30 -20 L-120 0 : lead; rect -220 -300 {160..240} 60 4 : {white|gold}; *5 110 0 rect -260 -350 60 14 4 : ink
# gasTiller yard red,orange,green,yellow 290
line 16 M20 -200 L230 -540 L320 -560 : ink; rect 280 -574 90 28 12 : ink; path M-150 -160 Q-150 -300 -60 -300 H90 Q130 -290 120 -160z : front(c); rect -110 -350 130 60 14 : ink; circle -40 -230 50 : lead; *6 14 0 line 3 M-80 -270 V-190 : ink; rect -180 -170 320 40 10 : {ink|c-2}; *2 150 0 ~6 -90 -70 path M-12 0 L-30 -84 L30 -96 L14 0z : lead; *2 150 0 circle -90 -70 30 : ink; rect 120 -140 20 150 4 : steel; path M-200 -140 Q0 -190 200 -140 L190 -110 Q0 -150 -190 -110z : c-1; *9 60 0 path M-260 0 q10 -20 40 -14z : #6b4a2a
# saplings farm green,brown 340
*5 140 0 rect -290 -620 14 600 4 : #7a5a3a; *5 140 0 path M-284 -560 q-70 -30 -90 -90 q70 0 90 60z M-280 -480 q70 -30 90 -90 q-70 0 -90 60z M-284 -400 q-60 -20 -80 -70 q60 0 80 50z M-280 -330 q60 -20 80 -70 q-60 0 -80 50z : {leaf|leaf+2|#7fa24c}; *5 140 0 circle -{240..300} -{420..520} 15 : {#d9433f|#f0bf42|leaf+3|pink}; *5 140 0 path M-330 -90 H-230 L-246 20 H-314z : {ink|#b5653f|wood}; *5 140 0 oval -280 -90 50 12 : #4e3b2c
# paulownia farm green 330
*3 230 0 rect -240 -500 16 480 4 : #7a6a4a; *3 230 0 path M-232 -480 q-120 -{60..90} -110 20 q20 70 110 10z M-228 -470 q120 -80 110 30 q-20 70 -110 0z : down(#8fc072,#4f8648); *3 230 0 path M-232 -350 q-100 -50 -96 20 q20 56 96 4z M-228 -340 q100 -50 96 24 q-20 50 -96 0z : down(#79ad60,#477c41); *3 230 0 path M-300 -120 H-160 L-180 10 H-280z : {ink|#b5653f|lead}; *3 230 0 oval -230 -120 70 16 : #4e3b2c
# seedPacks flat green,red,orange 0
*3 220 0 rect -330 -{560..580} 200 300 8 : {c|green|gold}; *3 220 0 rect -320 -540 180 40 4 : white; *3 220 0 rect -300 -528 {80..130} 14 4 : ink /0.7; path M-250 -290 Q-290 -420 -220 -440 Q-180 -420 -200 -290z : ball(#5f9a4a); *2 60 0 circle -30 -360 46 : ball(#d9433f); path M180 -300 Q140 -400 220 -430 Q290 -400 250 -300z : ball({orange|#7c4a8f|#f0bf42}); *3 220 0 path M-240 -{440..460} q20 -30 50 -20 q-10 30 -50 20z : leaf; *13 50 0 oval -320 {-180..-120} 14 8 : {cream|#c9a877|#e8d9b0}; *11 56 0 oval -300 {-90..-40} 12 8 : {#c9a877|cream}
# compost yard black,green,brown 330
path M-320 0 Q-350 -180 -300 -380 H-20 Q30 -180 10 0z : along({ink|c-2},{lead-2|c},{ink|c-3}); path M-300 -380 Q-290 -430 -240 -440 H-80 Q-30 -430 -20 -380z : {c-1|lead-3}; circle -150 -230 90 : {green|leaf}; path M-150 -170 V-260 M-150 -230 q-50 -10 -50 -50 q50 0 50 50z M-150 -230 q50 -20 50 -60 q-50 0 -50 60z : white; path M30 0 Q120 -{140..180} 220 -170 Q320 -150 400 0z : #4a3526; *9 36 0 circle {70..80} -{20..60} 12 : #6b4e38; *6 36 0 circle 130 -{90..110} 11 : #5a4030; line 9 M220 -150 V-230 : leaf; path M220 -220 q-60 -10 -60 -60 q60 0 60 60z M220 -220 q60 -10 60 -60 q-60 0 -60 60z : leaf
# feedSacks yard beige,white,yellow 340
*2 250 0 path M-300 0 Q-330 -200 -280 -{380..400} H-70 Q-20 -200 -50 0z : along(c-1,c+2,c,c-2); *2 250 0 line 7 M-280 -360 H-70 : {red|green|#3a73bd}; *2 250 0 rect -250 -290 160 170 6 : {white|gold}; {use cow -160 -140 0.18 : brown|use hen -160 -140 0.26 : white|use sheep -160 -140 0.22 : white}; circle 80 -200 50 : {green|#3a73bd|red}; path M210 0 Q270 -100 400 0z : #d9b87f; *8 22 0 oval 230 -{10..40} 9 6 : {#a8854f|#c9863a}
# dripTape small black,green,blue 330
<> circle 0 0 0 : c; ring -80 -260 {190..210} 100 : {ink|c}; *5 0 0 ring -80 -260 180 3 : lead /0.7; ring -80 -260 210 3 : lead /0.7; ring -80 -260 240 4 : lead /0.7; ring -80 -260 140 8 : {c|#3a73bd|green}; line 16 M90 -80 Q200 0 390 -30 : {ink|c}; *4 70 -4 circle 150 -40 9 : {#3a73bd|green|red}; *4 70 -4 path M144 -10 q6 -30 12 0 q-6 20 -12 0z : #6fb7e0; rect 200 -330 120 120 14 : {#3a73bd|ink|green}; rect 180 -300 160 24 6 : {ink|lead}; rect 230 -390 60 60 8 : {red|#3a73bd}
# bigGreenhouse farm green,white 420
*4 200 0 path M-400 0 V-200 Q-390 -330 -300 -340 Q-210 -330 -200 -200 V0z : #dff0f0 /0.75; *4 200 0 line 7 M-400 0 V-200 Q-390 -330 -300 -340 Q-210 -330 -200 -200 V0 : {white|steel|leaf+3}; *4 200 0 line 4 M-400 -120 H-200 M-300 -340 V0 M-350 -320 V0 M-250 -320 V0 : steel /0.7; *4 200 0 *3 60 0 path M-380 0 q10 -{70..110} 24 0z M-366 -20 q-30 -30 -10 -60z : leaf; *4 200 0 *3 60 0 circle -366 -40 9 : {red|orange|gold}; path M-440 0 H440 L400 30 H-400z : #8a6a48 /0.5; *4 200 0 path M-390 -210 Q-380 -310 -330 -320 L-360 -180z : white /0.5
# milkingMachine yard silver,blue 330
rect -300 -330 220 320 50 : tube(steel); oval -190 -330 110 28 : steel+3; rect -240 -380 100 56 20 : steel-1; line 16 M-280 -340 Q-190 -470 -100 -340 : lead; *4 40 0 line 14 M-170 -370 Q{-60..0} -520 110 -300 : ink; *4 56 0 rect 80 -310 32 150 14 : tube(steel); *4 56 0 rect 84 -340 24 40 8 : ink; *4 56 0 line 10 M96 -160 Q110 -60 190 -90 : {ink|c}; circle 190 -90 34 : {glass|#cfe4ee}; box -20 -130 130 110 80 8 : {c|#3a73bd|red}; circle 30 -70 34 : ink; circle 40 -170 26 : lead; <> circle 250 -20 30 : soot; line 18 M-320 -20 H330 V-330 : {c|red|#3a73bd}
# bigIncubator home white,yellow,grey 260
box -260 -600 460 580 200 10 : {white|c}; rect -230 -570 400 90 8 : c-1; rect -200 -550 160 50 6 : soot; rect -186 -540 90 30 3 : #ff8a5a; *3 44 0 circle 20 -526 12 : {#59d08a|red|lead}; rect -220 -460 380 420 8 : down(#fbe6b0,#e8c27a); *4 0 104 rect -216 -370 372 10 2 : lead; *4 0 104 *8 45 0 oval -192 -396 17 24 : {cream|#e6c7a3}; rect -220 -460 380 420 8 : white /0.1; path M-200 -450 L-80 -450 L-190 -180z : white /0.4; rect 170 -320 14 110 6 : steel
`;
