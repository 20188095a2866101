/** A car from its front, `top` high. */
const front = (top: number) => `
<> rect 176 -96 84 96 22 : soot; path M-228 -${top - 150} Q-196 -${top - 24} -152 -${top - 6} Q0 -${top + 14} 152 -${top - 6} Q196 -${top - 24} 228 -${top - 150}z : down(c+1,c-2)
path M-202 -${top - 150} Q-176 -${top - 36} -138 -${top - 22} Q0 -${top - 6} 138 -${top - 22} Q176 -${top - 36} 202 -${top - 150}z : glass
path M-90 -${top - 154} L-20 -${top - 18} L40 -${top - 16} L-20 -${top - 154}z : white /0.2; <> path M216 -${top - 140} l56 -12 q16 24 -6 40 l-52 -6z : c-2
path M-284 -64 Q-296 -190 -256 -${top - 150} Q0 -${top - 126} 256 -${top - 150} Q296 -190 284 -64 Q274 -40 240 -40 L-240 -40 Q-274 -40 -284 -64z : down(c+5,c+1,c,c-3)
<> path M150 -{l=176..196} L268 -{l+8} Q276 -150 252 -136 L168 -142z : down(white,#b4c9da); rect -{g=120..150} -178 {240..250} {g2=30..46} {4|12|20} : ink; circle 0 -160 15 : steel
rect -{190..200} -106 390 40 16 : ink; rect -72 -{118..126} 144 36 4 : white; rect -54 -110 108 16 3 : {ink|#27508f} /0.7; <> circle 224 -88 17 : {lamp|steel}
--
<> rect 176 -96 84 96 22 : soot; path M-228 -${top - 150} Q-196 -${top - 24} -152 -${top - 6} Q0 -${top + 14} 152 -${top - 6} Q196 -${top - 24} 228 -${top - 150}z : down(c+1,c-2)
path M-190 -${top - 154} Q-166 -${top - 46} -132 -${top - 32} Q0 -${top - 18} 132 -${top - 32} Q166 -${top - 46} 190 -${top - 154}z : #39444f; path M40 -${top - 156} L90 -${top - 30} L124 -${top - 32} L90 -${top - 156}z : white /0.18
path M-284 -64 Q-292 -190 -252 -${top - 156} Q0 -${top - 142} 252 -${top - 156} Q292 -190 284 -64 Q274 -40 240 -40 L-240 -40 Q-274 -40 -284 -64z : down(c+4,c,c-1,c-4)
line 4 M-214 -${top - 160} L-200 -120 L200 -120 L214 -${top - 160} : c-4 /0.6; <> path M{140..180} -{t=196..214} L268 -{t} Q276 -170 262 -152 L176 -158z : down(#ef6a6a,#a31f2a)
rect -72 -{160..176} 144 38 4 : white; rect -54 -150 108 16 3 : ink /0.6; circle 0 -200 13 : steel; rect -220 -92 440 34 12 : ink; <> rect 120 -58 60 16 8 : steel`;

/** Vehicles and what belongs to them; the format is told in subject.ts, that of the shapes in art.ts. */
export const vehicles = `
# sedan street white,black,grey,silver,red,blue 400
path M-376 -66 C-388 -104 -384 -142 -356 -160 C-318 -180 -246 -194 -168 -202 C-112 -252 -66 -284 -12 -294 C56 -304 128 -302 180 -282 C226 -262 262 -228 292 -206 C332 -204 360 -196 370 -176 C382 -140 384 -98 374 -62 Q360 -46 320 -44 L-340 -44 Q-370 -46 -376 -66z : down(c+5,c+1,c,c-3)
path M-376 -66 Q0 -92 374 -62 Q360 -46 320 -44 L-340 -44 Q-370 -46 -376 -66z : c-5 /0.55
path M-140 -206 C-94 -248 -58 -272 -12 -280 L36 -284 L36 -208z : glass
path M50 -284 C112 -288 152 -284 176 -270 C206 -254 230 -232 250 -210 L50 -208z : glass
path M-60 -214 L0 -276 L24 -280 L-30 -212z M110 -210 L150 -278 L168 -272 L138 -210z : white /0.28; line 4 M-360 -150 Q-100 -196 360 -168 : c+7 /0.65
line 3 M44 -204 L46 -66 M-132 -200 Q-150 -120 -128 -68 M236 -200 Q246 -130 214 -112 : c-5 /0.6; *2 186 -4 rect -10 -176 42 9 4 : c-4 /0.7
path M-372 -150 C-352 -164 -318 -172 -296 -172 C-306 -152 -340 -138 -376 -134z : down(white,#cfe2ee)
path M372 -170 C352 -182 330 -186 314 -186 C320 -166 340 -154 378 -150z : down(#e8535a,#9c1f2b); rect -386 -104 40 24 8 : ink
path M-150 -206 l-34 -6 q-8 -18 8 -20 q22 0 32 20z : c-2; *2 474 0 circle -236 -72 86 : soot; *2 474 0 wheel -236 72
--${front(360)}
# suv street white,black,green,grey 390
rect -60 -378 310 10 5 : ink; *2 270 0 rect -50 -372 14 16 2 : ink
path M-368 -76 C-380 -130 -376 -188 -350 -206 C-310 -226 -236 -236 -182 -242 C-146 -300 -112 -342 -76 -352 C40 -366 190 -364 278 -348 C316 -322 344 -270 352 -232 C372 -196 376 -120 366 -76 Q350 -54 318 -52 L-330 -52 Q-362 -54 -368 -76z : down(c+5,c+1,c,c-4)
path M-368 -76 Q0 -112 366 -76 Q350 -54 318 -52 L-330 -52 Q-362 -54 -368 -76z : ink /0.85
path M-154 -246 C-122 -298 -98 -328 -70 -338 L20 -344 L20 -248z : glass; path M34 -344 L150 -342 L156 -248 L34 -248z : glass
path M166 -342 Q240 -340 268 -334 Q300 -304 318 -250 L172 -248z : glass
path M-80 -250 L-26 -336 L0 -340 L-46 -250z M90 -250 L120 -340 L140 -340 L116 -250z : white /0.26; line 4 M-352 -196 Q-60 -232 350 -214 : c+7 /0.6
line 3 M27 -244 L30 -78 M-146 -240 Q-160 -150 -136 -82 M162 -244 L168 -150 : c-5 /0.55; *2 136 0 rect -24 -218 42 10 4 : c-4 /0.7
path M-364 -196 C-340 -212 -312 -216 -286 -216 C-296 -194 -330 -180 -372 -176z : down(white,#cfe2ee)
path M352 -226 L330 -230 Q322 -196 336 -172 L370 -168 Q368 -202 352 -226z : down(#e8535a,#9c1f2b); rect -380 -126 40 30 8 : ink
path M-166 -248 l-36 -6 q-10 -24 8 -24 q26 0 36 24z : c-3; *2 456 0 circle -226 -84 98 : soot; *2 456 0 wheel -226 84
--${front(420)}
# bus street white,blue 400
rect -388 -352 776 300 34 : down(c+5,c+2,c,c-3); rect -388 -160 776 42 0 : c-4 /0.55; rect -376 -318 92 152 16 : glass
*4 128 0 rect -268 -312 116 112 12 : glass; rect 246 -312 126 112 12 : glass
path M-220 -204 L-170 -310 L-146 -310 L-196 -204z M40 -204 L90 -310 L124 -310 L74 -204z : white /0.22; rect -276 -190 88 132 8 : c-4 /0.5
*2 40 0 rect -270 -184 36 118 6 : glass; rect -394 -112 22 28 8 : lamp; rect 376 -140 14 44 6 : red; *2 386 0 circle -150 -66 74 : soot
*2 386 0 wheel -150 62
# van street white,grey 390
path M-362 -72 C-372 -120 -366 -176 -344 -194 L-262 -224 C-226 -290 -198 -336 -150 -356 L318 -362 Q352 -360 356 -326 L362 -80 Q358 -52 330 -50 L-336 -50 Q-360 -54 -362 -72z : down(c+5,c+1,c,c-3)
path M-236 -228 C-206 -286 -182 -322 -140 -334 L-64 -336 L-64 -228z : glass; rect -46 -336 168 108 12 : glass; rect 142 -336 190 108 12 : glass
path M-170 -230 L-120 -330 L-96 -332 L-140 -230z : white /0.28; line 3 M-54 -344 L-54 -76 M130 -344 L130 -76 M-46 -196 L346 -196 : c-5 /0.5
rect -104 -196 36 10 4 : c-4 /0.7; path M-358 -186 L-300 -206 Q-306 -178 -364 -164z : white; rect 348 -300 14 70 6 : red; rect -374 -112 44 30 8 : ink
*2 458 0 circle -226 -76 84 : soot; *2 458 0 wheel -226 72
# truck street blue,orange 410
rect -110 -104 490 34 4 : ink; rect -120 -398 506 300 12 : down(#f7f7f4,#e3e4e2,#c3c6c8); *9 52 0 rect -82 -386 3 278 0 : #a8acb0 /0.6
rect -120 -226 506 34 0 : c /0.85; path M-378 -70 L-378 -196 Q-374 -226 -350 -240 L-318 -330 Q-308 -350 -284 -352 L-138 -352 L-138 -70z : front(c)
path M-340 -236 L-312 -318 Q-306 -330 -292 -330 L-226 -330 L-226 -232z : glass; rect -212 -330 56 98 6 : glass
path M-300 -236 L-272 -326 L-250 -328 L-274 -234z : white /0.3; line 3 M-219 -340 L-219 -88 : c-5 /0.6; rect -208 -212 34 9 4 : c-4
rect -388 -150 34 34 8 : lamp; rect -390 -96 60 34 8 : ink; circle -262 -70 76 : soot; wheel -262 66; *2 138 0 circle 168 -70 72 : soot
*2 138 0 wheel 168 66
# excavator yard yellow,orange 340
rect -160 -96 420 92 46 : ink; *6 66 0 circle -112 -50 27 : ball(lead); rect -60 -134 220 46 8 : #474b53
path M-70 -134 L-70 -236 Q-66 -256 -44 -258 L250 -258 Q274 -254 276 -230 L276 -150 Q274 -134 256 -134z : front(c)
path M-60 -258 L-44 -390 Q-40 -404 -24 -404 L92 -404 L92 -258z : front(c); path M-40 -266 L-26 -376 Q-24 -386 -14 -386 L72 -386 L72 -266z : glass
*4 26 0 rect 150 -230 12 60 4 : c-5 /0.6; path M-66 -214 L-40 -242 L-214 -458 Q-236 -476 -258 -460 L-360 -252 L-318 -232 L-232 -402z : down(c+2,c,c-2)
line 14 M-118 -244 L-196 -352 : steel; circle -236 -448 16 : ink; circle -340 -246 14 : ink
path M-372 -262 L-300 -236 Q-280 -168 -318 -126 L-400 -148 Q-364 -200 -372 -262z : #4a4e56
path M-400 -148 l-2 20 l20 -12 l4 18 l20 -10 l6 18 l20 -10 l14 -2z : ink
# boat lake white 0
path M-360 -170 L360 -196 Q330 -60 250 -36 L-250 -36 Q-320 -60 -360 -170z : down(c+4,c,c-3)
path M-360 -170 L360 -196 L354 -164 L-350 -138z : white /0.9; path M-110 -176 L-40 -286 L150 -292 L190 -188z : down(white,#dfe4e8)
path M-78 -190 L-26 -268 L60 -272 L64 -196z M78 -272 L138 -274 L164 -198 L82 -198z : glass; line 7 M-330 -176 L-330 -220 L-130 -226 : steel
rect 330 -250 44 84 10 : ink; oval 0 -34 330 26 : #3f86ab /0.6
line 6 M-420 -20 Q-300 -48 -220 -26 M-60 -14 Q20 -34 100 -14 M180 -30 Q290 -50 420 -20 : white /0.6
# tractor farm blue,red 360
path M-330 -150 L-330 -250 Q-326 -270 -300 -272 L-30 -280 L-30 -120 L-300 -120 Q-328 -124 -330 -150z : front(c)
*4 0 26 rect -318 -252 46 12 4 : ink /0.8; rect -210 -372 16 100 6 : ink; path M-36 -120 L-36 -290 L-4 -430 L200 -430 L222 -290 L222 -120z : front(c)
path M-14 -292 L10 -408 L82 -408 L82 -292z M98 -292 L98 -408 L184 -408 L200 -292z : glass; rect -24 -446 246 26 12 : c-2
path M-6 -220 Q140 -330 300 -190 L262 -168 Q140 -270 30 -190z : c-2; wheel -228 86; ring -228 -86 80 12 : soot; circle 148 -146 146 : #1d1f24
~18 148 -146 rect -12 -152 24 30 4 : #2f3239; circle 148 -146 86 : ball(#e3b63f); circle 148 -146 34 : #8a6d22; oval -286 -196 16 12 : lamp
# combine farm green 390
rect -80 -330 430 240 20 : front(c); rect 60 -400 240 76 10 : c-2; *6 36 0 rect 86 -386 16 50 3 : c-4 /0.6
path M-200 -150 L-180 -380 Q-176 -394 -160 -394 L-60 -394 L-60 -150z : front(c); path M-176 -210 L-164 -372 L-78 -372 L-78 -210z : glass
path M-200 -160 L-60 -190 L-60 -110 L-250 -70z : c-3; path M-400 -110 L-210 -150 L-190 -40 L-380 -20z : down(gold,#9b7424)
~8 -330 -70 rect -5 -76 10 152 3 : #7e5d1c; ring -330 -70 74 8 : #7e5d1c; line 12 M260 -400 L380 -440 : c-3; circle -60 -96 96 : soot
ring -60 -96 80 12 : #2f3239; circle -60 -96 52 : ball(gold); wheel 270 66; rect -70 -250 410 20 4 : white /0.7
# motorcycle street red,black 330
line 16 M-232 -96 L-150 -300 M-214 -98 L-132 -300 : steel; *2 456 0 circle -228 -96 96 : #24262b; *2 456 0 circle -228 -96 70 : #4b5058
*2 456 0 ring -228 -96 66 7 : steel; ~8 -228 -96 rect -3 -66 6 66 0 : steel /0.8; ~8 228 -96 rect -3 -66 6 66 0 : steel /0.8
line 20 M228 -96 L30 -120 L60 -220 : lead; path M-90 -210 L60 -220 L110 -110 L-60 -90z : down(#9aa0a8,#565b64); ring -10 -140 34 10 : #c9ced4
line 20 M20 -88 L230 -70 Q270 -70 290 -90 : #c4c9cf; path M-150 -270 Q-60 -330 40 -282 L66 -236 L-120 -214z : front(c)
path M-130 -258 Q-60 -300 20 -272 : c+4 /0.5; path M40 -270 Q150 -276 230 -250 Q300 -250 320 -270 Q310 -230 250 -222 L70 -224z : ink
path M-300 -170 Q-232 -230 -150 -170 L-160 -156 Q-230 -206 -290 -156z : c-1; path M150 -176 Q230 -230 320 -160 L306 -150 Q230 -206 160 -160z : c-1
line 14 M-140 -300 L-96 -336 L-40 -344 : ink; circle -168 -286 34 : ball(lamp); ring -168 -286 34 7 : steel
# scooter street sky,red 290
*2 380 0 circle -190 -66 66 : #24262b; *2 380 0 circle -190 -66 38 : ball(steel)
path M-196 -120 L-150 -310 L-110 -316 Q-130 -180 -80 -96 L90 -96 Q70 -190 140 -220 L290 -226 Q300 -140 240 -84 L-110 -60 Q-190 -60 -250 -96z : front(c)
path M-96 -78 L70 -84 L80 -62 L-100 -54z : ink; path M96 -232 Q130 -262 190 -258 Q260 -262 292 -236 L286 -216 L100 -214z : #4a3a33
path M130 -200 Q220 -214 280 -196 Q270 -140 230 -110 Q160 -110 118 -140z : c+2 /0.7
line 14 M-132 -312 L-140 -362 L-96 -372 M-140 -362 L-176 -350 : ink; circle -158 -300 26 : ball(lamp)
path M-180 -372 Q-150 -420 -120 -426 L-112 -372z : #dff0f6 /0.7; path M-270 -90 Q-190 -170 -114 -92 L-126 -84 Q-190 -140 -258 -80z : c-2
line 10 M20 -66 L44 -6 : lead
# atv farm red,green 340
path M-280 -130 L-140 -260 L120 -250 L290 -180 L260 -110 L-260 -100z : ink
path M-330 -180 Q-250 -280 -120 -250 L-90 -190 Q-200 -220 -300 -150z : front(c)
path M330 -180 Q250 -270 120 -240 L90 -190 Q210 -220 306 -150z : front(c)
path M-100 -250 Q-40 -300 40 -270 L150 -276 Q220 -276 250 -250 L90 -220 L-90 -214z : front(c)
path M30 -280 Q140 -304 236 -274 L226 -246 L50 -240z : #26282d; line 16 M-130 -270 L-110 -350 L-40 -362 : #26282d
line 10 M-300 -214 L-180 -250 M180 -256 L310 -226 : lead; circle -206 -230 22 : ball(lamp); *2 440 0 circle -220 -104 104 : #202226
~14 -220 -104 rect -11 -110 22 26 4 : #33363d; ~14 220 -104 rect -11 -110 22 26 4 : #33363d; *2 440 0 circle -220 -104 54 : ball(lead)
*2 440 0 circle -220 -104 18 : ink
# helmet small black,red 230
path M-230 -60 C-270 -260 -180 -420 10 -420 C190 -420 262 -280 236 -110 Q226 -20 130 -14 L-60 -4 Q-200 -4 -230 -60z : ball(c)
path M-216 -250 Q-200 -300 -170 -312 L160 -296 Q206 -280 214 -214 Q200 -150 130 -146 L-180 -160 Q-226 -190 -216 -250z : down(#20303f,#4b6a80,#1c2a36)
path M-180 -280 Q-60 -300 60 -290 L-20 -170 L-150 -176z : white /0.2; path M-228 -130 L120 -116 L130 -76 Q-40 -60 -226 -90z : c-3
*3 36 2 rect -150 -112 18 22 4 : ink; path M-150 -360 Q-20 -420 120 -370 Q-10 -396 -150 -360z : white /0.5
# tyre small black,grey 300
oval 110 -236 216 236 : #202226; *9 0 0 oval 110 -236 216 236 : #202226; oval -20 -236 236 236 : #2b2d33; ~28 -20 -236 rect -9 -240 18 34 4 : #15171b
circle -20 -236 196 : #33363c; ring -20 -236 180 3 : #50545c; circle -20 -236 136 : c; circle -20 -236 128 : glow(#f0f2f4,#c0c6cd,#8a9099)
~5 -20 -236 path M-22 -24 L-44 -116 Q0 -132 44 -116 L22 -24z : ink /0.85; circle -20 -236 34 : ball(steel); ~5 -20 -236 circle 0 -22 5 : ink
# cylinder small red,blue 280
rect -280 -260 560 230 112 : down(c+4,c+1,c,c-4); rect -210 -240 420 24 12 : white /0.35; *2 280 0 rect -160 -262 22 234 0 : lead
rect -240 -32 140 32 6 : ink; rect 100 -32 140 32 6 : ink; rect -330 -170 60 50 10 : tube(gold); circle -350 -145 34 : ball(steel)
line 12 M-350 -145 Q-420 -80 -380 -20 : gold
# carBattery small blue 280
rect -260 -280 520 280 16 : front(c); rect -274 -310 548 60 14 : down(#4a4e57,#2b2e35); rect -200 -350 80 44 8 : tube(lead)
rect 120 -350 80 44 8 : tube(red); rect -170 -372 24 30 4 : steel; rect 146 -372 24 30 4 : steel; *6 66 0 circle -166 -280 15 : #5c616b
rect -220 -210 440 140 10 : white /0.92; path M-10 -196 L-60 -130 L-16 -130 L-30 -84 L40 -152 L-4 -152 L20 -196z : c
rect -200 -170 90 14 4 : c-2 /0.5; rect 110 -170 90 14 4 : c-2 /0.5
# oilCan small gold,blue 220
path M-150 0 Q-170 0 -170 -24 L-170 -330 Q-170 -390 -120 -410 L-80 -440 L10 -440 Q60 -430 110 -400 Q160 -372 164 -330 L164 -24 Q164 0 140 0z : tube(c)
path M20 -400 Q110 -380 122 -320 L122 -230 Q110 -216 96 -230 L92 -300 Q80 -340 14 -350z : c-4; rect -96 -500 82 66 10 : tube(ink)
rect -140 -270 190 210 12 : white /0.94; path M-45 -250 Q-100 -170 -45 -130 Q10 -170 -45 -250z : c-1; rect -116 -112 142 14 5 : ink /0.6
rect -96 -88 102 10 5 : ink /0.4; oval 250 -10 70 22 : #d9a63a /0.8; oval 236 -16 30 8 : white /0.5
# steering small black,brown 200
ring 0 -245 220 46 : c; ring 0 -245 234 8 : c+3 /0.6; ring 0 -245 202 4 : c-4
path M-200 -265 Q-60 -255 -70 -205 Q-60 -155 -40 -135 L-30 -45 L30 -45 L40 -135 Q60 -155 70 -205 Q60 -255 200 -265 L196 -225 Q120 -215 96 -175 L60 -105 L-60 -105 L-96 -175 Q-120 -215 -196 -225z : front(ink)
path M-90 -285 Q0 -305 90 -285 Q100 -195 0 -145 Q-100 -195 -90 -285z : down(#4c515a,#2a2d34); circle 0 -231 34 : ball(steel)
<> rect -170 -251 52 12 6 : #6f757e; ring 0 -245 220 3 : c+5 /0.5
# carLift home red 380
<> rect -380 -20 130 20 4 : ink; <> rect -350 -520 70 504 6 : tube(c); <> rect -336 -500 14 470 4 : c-4; <> rect -330 -190 270 18 4 : lead
use sedan 0 -150 0.72 : steel; rect -350 -536 700 24 6 : c-2
# rim small silver,black 250
oval 60 -240 236 240 : c-3; circle 0 -240 240 : c-1; circle 0 -240 226 : soot; ring 0 -240 224 22 : c; ring 0 -240 236 6 : c+6
~10 0 -240 path M-16 -40 L-30 -206 Q0 -222 30 -206 L16 -40z : along(c-1,c+4,c-2); circle 0 -240 56 : ball(c); ~5 0 -240 circle 0 -36 8 : ink
circle 0 -240 18 : ink
# carScreen small black,silver 320
path M-340 -330 Q-340 -370 -300 -370 L300 -370 Q340 -370 340 -330 L320 -60 Q316 -20 270 -20 L-270 -20 Q-316 -20 -320 -60z : front(c)
rect -290 -340 580 270 14 : soot; rect -276 -326 552 242 8 : down(#12243d,#1f4a73)
path M-276 -150 L-150 -250 L-60 -190 L60 -290 L150 -200 L150 -84 L-276 -84z : #2f7a8f /0.5
line 9 M-220 -90 Q-160 -190 -60 -180 Q40 -170 70 -310 : #6fd3f0; circle 70 -300 14 : red; rect 170 -310 90 90 18 : orange
rect 170 -200 90 90 18 : #58b98a; path M200 -290 L200 -240 L236 -265z : white; *6 70 0 circle -176 -46 10 : c+5; <> rect 350 -300 30 180 8 : c-3
# sedanOld street white,silver,grey,blue,red,green 400
path M-372 -66 L-376 -150 Q-370 -176 -330 -180 L-170 -196 L-104 -284 Q-92 -302 -60 -304 L110 -304 Q140 -302 154 -286 L220 -200 L340 -190 Q368 -186 370 -160 L370 -66 Q360 -48 330 -48 L-340 -48 Q-368 -50 -372 -66z : down(c+4,c,c,c-3)
path M-140 -204 L-84 -282 Q-76 -290 -60 -290 L6 -290 L6 -204z : glass; path M22 -290 L106 -290 Q122 -288 132 -276 L184 -204 L22 -204z : glass; path M-90 -206 L-40 -288 L-10 -288 L-60 -206z : white /0.3
rect -376 -132 748 {8|14|0} 3 : ink; line 3 M14 -200 L14 -62 M-150 -196 L-140 -62 M190 -196 L170 -110 : c-4 /0.6; *2 150 0 rect -20 -186 40 9 4 : c-4
rect -378 -172 34 32 4 : down(white,#cfe2ee); rect 342 -182 28 40 4 : down(#e8535a,#9c1f2b); rect -388 -90 50 20 4 : lead; rect 340 -90 46 20 4 : lead; *2 474 0 circle -236 -68 80 : soot; *2 474 0 wheel -236 66
--${front(360)}
# hatch street white,silver,red,sky,yellow,green,black 340
path M-330 -66 C-340 -120 -336 -160 -300 -180 C-270 -196 -230 -206 -196 -212 C-150 -276 -110 -318 -60 -332 C40 -344 150 -342 220 -324 C262 -290 300 -240 318 -200 C336 -160 336 -100 326 -66 Q310 -46 280 -46 L-300 -46 Q-326 -50 -330 -66z : down(c+5,c+1,c,c-3)
path M-168 -214 C-130 -268 -100 -302 -56 -316 L-6 -320 L-6 -214z : glass; path M8 -320 L120 -318 L126 -214 L8 -214z : glass; path M138 -316 Q190 -314 212 -302 L252 -232 L140 -216z : glass; path M-70 -218 L-20 -316 L10 -318 L-40 -218z : white /0.26
line 3 M2 -210 L4 -62 M-156 -206 L-150 -70 M132 -210 L140 -120 : c-4 /0.55; *2 132 0 rect -36 -190 38 9 4 : c-4 /0.7; path M-320 -166 Q-290 -190 -252 -188 Q-262 -156 -322 -146z : down(white,#cfe2ee)
path M306 -220 Q330 -180 328 -150 L302 -156 Q294 -190 300 -222z : down(#e8535a,#9c1f2b); path M-176 -216 l-34 -8 q-8 -18 10 -22 q22 2 32 26z : c-2; *2 412 0 circle -206 -66 76 : soot; *2 412 0 wheel -206 64
--${front(390)}
# microvan street white,silver,grey,sky,green 320
path M-300 -60 L-306 -190 L-262 -236 L-214 -376 Q-206 -396 -180 -398 L270 -402 Q300 -400 302 -370 L306 -70 Q300 -48 276 -48 L-280 -48 Q-298 -50 -300 -60z : down(c+5,c+1,c,c-3)
path M-240 -240 L-196 -374 L-110 -378 L-110 -240z : glass; rect -94 -376 170 134 8 : glass; rect 94 -376 180 134 8 : glass; path M-190 -244 L-150 -374 L-124 -376 L-164 -244z : white /0.28; line 3 M-102 -384 L-102 -70 M86 -384 L86 -70 M-90 -210 L300 -210 : c-4 /0.5
rect -92 -200 34 9 4 : c-4; rect -306 -176 30 44 8 : white; rect 290 -240 14 70 4 : red; rect -316 -96 44 26 6 : lead; *2 390 0 circle -190 -64 70 : soot; *2 390 0 wheel -190 58
--${front(430)}
# labo street white,sky 330
rect -90 -104 430 24 4 : ink; box -60 -{330..400} 400 {250..290} 40 4 : {white|#dfe4e8|c+2}; path M-300 -60 L-306 -190 L-262 -236 L-220 -366 Q-212 -386 -186 -388 L-86 -388 L-86 -56z : down(c+4,c,c-3)
path M-242 -240 L-204 -364 L-104 -366 L-104 -240z : glass; path M-196 -244 L-160 -362 L-134 -364 L-168 -244z : white /0.28; rect -306 -176 26 40 6 : white; rect -316 -92 44 26 6 : lead; rect -130 -196 30 8 4 : c-4; *2 410 0 circle -190 -60 66 : soot; *2 410 0 wheel -190 56
# dumper street orange,red,blue,yellow 410
rect -160 -120 520 40 4 : ink; path M-100 -{330..360} L384 -{340..380} L350 -150 L-60 -130z : front({c|#7d838c|c-1}); *6 70 -2 line 8 M-60 -320 L-44 -140 : ink /0.25; path M-110 -360 L-250 -350 L-250 -330 L-100 -336z : c-2
path M-380 -70 L-384 -330 Q-378 -350 -350 -352 L-170 -352 L-170 -70z : front(c); rect -368 -328 110 100 8 : glass; rect -246 -328 66 100 6 : glass; path M-330 -230 L-300 -326 L-276 -326 L-306 -230z : white /0.3; rect -376 -190 110 40 4 : ink; rect -390 -110 60 40 8 : ink; circle -360 -130 15 : lamp
circle -262 -72 78 : soot; wheel -262 70; *2 160 0 circle 110 -72 74 : soot; *2 160 0 wheel 110 70
# semi street white,red,blue 430
rect -130 -100 540 24 4 : ink; box -110 -{390..420} 530 300 50 4 : {white|#e9edf0|#3d5f8a|#a8433f}; *8 64 0 rect -80 -376 3 270 0 : lead /0.4; rect -60 -300 240 80 4 : {c|white} /0.8
path M-384 -70 L-388 -390 Q-380 -430 -340 -432 L-200 -432 L-200 -70z : front(c); rect -378 -330 96 100 10 : glass; rect -270 -330 60 90 6 : glass; rect -380 -210 120 60 6 : ink; circle -366 -120 16 : lamp; rect -394 -96 70 40 8 : c-3
*2 140 0 circle -310 -66 70 : soot; *2 140 0 wheel -310 62; *3 104 0 circle 180 -62 56 : soot; *3 104 0 wheel 180 52
# gazelle street white,blue,silver 400
rect -150 -110 540 26 4 : ink; *3 0 34 rect -120 -{220..216} 510 28 2 : {c-1|#7a6a50|c}; path M-370 -64 C-380 -130 -372 -180 -344 -196 L-268 -214 L-214 -318 Q-202 -334 -176 -336 L-140 -336 L-140 -64z : down(c+4,c,c-3)
path M-246 -220 L-200 -310 Q-194 -318 -180 -318 L-156 -318 L-156 -220z : glass; path M-366 -190 L-320 -204 Q-324 -176 -370 -164z : white; rect -384 -100 44 26 6 : lead; rect -184 -200 30 8 4 : c-4; *2 500 0 circle -260 -66 74 : soot; *2 500 0 wheel -260 64
# coach street white,sky,red,silver 410
path M-392 -60 L-396 -300 Q-392 -400 -340 -410 L370 -410 Q392 -408 394 -386 L394 -66 Q388 -48 366 -48 L-370 -48 Q-390 -50 -392 -60z : down(c+5,c+1,c,c-3); path M-388 -240 L-386 -330 Q-380 -390 -330 -392 L378 -392 L378 -240z : glass
*6 110 0 rect -290 -392 6 152 0 : c-3; path M-392 -200 Q0 -120 394 -220 L394 -180 Q0 -80 -392 -150z : {#d9822f|c-4|#2f66b8} /0.8; path M-300 -244 L-240 -388 L-190 -388 L-250 -244z : white /0.2; rect -396 -110 26 40 8 : lamp; rect 380 -160 14 70 6 : red
circle -230 -64 74 : soot; wheel -230 64; *2 120 0 circle 150 -64 74 : soot; *2 120 0 wheel 150 64
# crawler yard yellow,orange 350
rect -200 -110 440 106 52 : ink; rect -180 -92 400 70 34 : lead-4; *7 56 0 circle -150 -40 22 : lead; rect -110 -150 240 44 8 : #474b53; path M-120 -150 L-120 -260 L250 -260 Q276 -250 276 -200 L270 -150z : front(c); path M-120 -260 L-116 -390 Q-112 -404 -96 -404 L20 -404 L30 -260z : front(c); rect -104 -388 116 120 8 : glass
path M-60 -230 L-20 -270 L-190 -{530..560} L-230 -500z : down(c+2,c,c-2); path M-236 -520 L-200 -560 L-350 -240 L-384 -260z : c-1; line 14 M-70 -260 L-150 -420 : steel; path M-400 -270 L-330 -240 Q-320 -170 -360 -130 L-420 -160 Q-380 -210 -400 -270z : ink
*4 30 0 rect 130 -236 14 50 4 : c-4 /0.6
# forklift yard yellow,orange,red 280
rect -230 -620 22 600 4 : ink; rect -190 -620 22 600 4 : lead; *2 0 100 line 10 M-230 -{500..400} L-170 -480 : lead; path M-240 -{40..160} L-400 -40 L-400 -24 L-230 -24z : lead; path M-160 -60 L-160 -220 L40 -250 L240 -250 Q270 -240 270 -200 L270 -60z : front(c); line 18 M-130 -230 L-60 -470 L160 -470 L220 -250 : ink
rect -70 -486 240 22 6 : c-2; rect 40 -330 120 90 16 : ink; line 12 M-60 -250 L-20 -340 : lead; circle -90 -60 62 : soot; wheel -90 56; circle 190 -50 52 : soot; wheel 190 48
# crane street orange,blue,yellow 420
rect -390 -140 770 50 6 : ink; path M-384 -90 L-388 -300 Q-384 -320 -360 -322 L-230 -322 L-230 -90z : front(c); rect -376 -306 110 96 8 : glass; rect -200 -240 560 100 8 : front(c-1); rect 120 -340 150 110 8 : front(c); rect 136 -326 90 70 6 : glass; path M220 -300 L-{370..330} -{500..590} L-360 -470 L250 -250z : front({#e6c23c|c})
line 4 M-350 -520 L-350 -400 : ink; path M-364 -400 h28 v24 q-14 20 -28 0z : ink; circle -290 -66 66 : soot; wheel -290 60; *3 130 0 circle 40 -66 66 : soot; *3 130 0 wheel 40 60
# trailerTent street white,blue,green,red 420
rect -380 -110 780 22 4 : ink; box -390 -{420..460} 790 320 60 4 : {c|c+2}; *9 84 0 line 3 M-350 -430 L-350 -120 : c-4 /0.4; rect -250 -330 {200..420} 110 6 : {white|c-3} /0.7; <> rect 300 -100 14 90 2 : lead; *3 104 0 circle 120 -60 56 : soot; *3 104 0 wheel 120 52; rect -300 -90 30 86 2 : lead
# carTrailer street grey,blue,silver 320
line 16 M-230 -130 L-390 -90 : lead; circle -392 -86 18 : ink; box -240 -{230..260} 500 130 60 4 : {c|#8c6a48}; *5 100 0 line 4 M-200 -230 L-200 -110 : c-4 /0.5; rect -240 -110 500 16 2 : ink; rect 236 -150 22 40 4 : red; circle 20 -66 76 : soot; wheel 20 64; rect -250 -100 14 90 2 : lead
# dirtbike street red,green,orange,yellow 300
<> ring 210 -110 104 26 : soot; <> ring 210 -110 84 8 : steel; ~14 -210 -110 line 3 M0 0 L0 -86 : lead; ~14 210 -110 line 3 M0 0 L0 -86 : lead; line 18 M-210 -110 L-120 -390 : steel; line 12 M-140 -400 L-70 -430 M-110 -380 L-40 -300 : ink; path M-130 -300 L-60 -370 L60 -320 L220 -350 L330 -390 L240 -310 L100 -270 L40 -180 L-60 -180z : front(c)
path M20 -330 L250 -372 L240 -346 L40 -300z : ink; path M-280 -250 Q-210 -290 -130 -260 L-150 -240 Q-210 -260 -280 -250z : c; rect -70 -200 150 110 20 : lead-3; circle 0 -140 42 : steel; line 14 M60 -150 L210 -110 M40 -110 L200 -220 L320 -230 : ink; rect -140 -350 44 60 6 : white
# moped street black,red,blue 280
<> circle 200 -90 90 : soot; <> circle 200 -90 66 : steel; <> circle 200 -90 20 : ink; line 16 M-200 -90 L-150 -330 : lead; line 12 M-170 -350 L-90 -370 : ink; path M-150 -290 L-60 -200 L110 -200 L120 -270 L250 -290 Q270 -200 200 -180 L60 -110 L-80 -120z : front(c); path M20 -300 Q120 -330 260 -306 L250 -276 L30 -270z : ink
rect -70 -160 130 90 20 : lead; circle 10 -110 34 : steel; circle -170 -300 34 : lamp; line 20 M40 -90 L260 -100 : steel; rect 230 -250 50 24 6 : red; path M-290 -150 Q-230 -220 -140 -170 L-150 -150 Q-220 -180 -290 -150z : c
# trike street blue,red,green 400
box -20 -{230..280} 390 150 60 4 : {c|#8d949c}; *5 74 0 line 5 M14 -230 L14 -90 : c-4 /0.5; path M-240 -120 Q-250 -300 -190 -330 L-160 -300 L-120 -140 L-20 -130 L-20 -90 L-240 -90z : front(c); line 14 M-190 -330 L-140 -400 M-180 -410 L-100 -390 : ink; rect -120 -240 120 50 20 : ink; rect -110 -196 90 70 6 : c-2; circle -226 -270 26 : lamp; circle -250 -76 76 : soot; wheel -250 66; circle 190 -76 76 : soot; wheel 190 66
# chain small steel,silver,gold 300
ring -150 -220 150 40 : {steel|gold}; ~16 -150 -220 rect -14 -196 28 44 8 : {steel-2|gold-2}; ~6 -150 -220 circle 0 -90 26 : ink; circle -150 -220 44 : ink; ring 200 -110 66 30 : lead; ~10 200 -110 rect -9 -96 18 30 6 : lead; circle 200 -110 24 : ink; *13 44 0 rect -300 -26 32 22 10 : {steel|gold}; *13 44 0 circle -284 -15 6 : ink
# bikerSet flat black,brown,red 0
use jacket 0 -10 0.9 : c; path M220 -60 q-40 -120 -10 -170 l90 -20 q60 60 50 130 q-40 60 -130 60z : ink; path M-330 -50 q-30 -110 10 -160 l90 -10 q50 70 30 130 q-40 60 -130 40z : ink; line 8 M240 -200 L320 -220 M-310 -190 L-230 -200 : c
# brakeDiscs small silver,grey 330
@ -110 0 {-4..4} circle 0 -240 220 : glow(#e9ecef,#b3b9c0,#7d838b); ring -110 -240 150 8 : lead /0.5; ~20 -110 -240 circle 0 -176 9 : ink /0.6; circle -110 -240 92 : #8a8f97; circle -110 -240 44 : ink; ~5 -110 -240 circle 0 -68 12 : ink; @ 120 0 0 circle 60 -180 176 : glow(#dfe3e7,#a9afb7,#757b84)
ring 180 -180 120 7 : lead /0.5; circle 180 -180 74 : #80858d; circle 180 -180 34 : ink; ~5 180 -180 circle 0 -54 10 : ink; *2 120 0 path M-60 0 q50 -60 110 0 l0 -34 q-54 -50 -110 0z : {#c0392f|#2f5fa8|ink}
# motor yard grey,silver,black 320
rect -250 -400 500 340 20 : front(c); *4 120 0 rect -230 -470 100 80 14 : front(c-2); *4 120 0 line 14 M-180 -470 q-30 -60 {-60..60} -90 : c-3; rect -270 -410 540 44 10 : c+2; circle -170 -200 84 : {ink|lead-3}; ring -170 -200 60 10 : steel; circle 40 -150 60 : ink; ring 40 -150 40 8 : steel; line 16 M-240 -240 Q-60 -330 80 -190 : soot
rect 120 -300 150 110 12 : c-3; *4 34 0 rect 134 -290 14 90 4 : c-5; rect -220 -70 440 60 10 : ink; path M190 -180 q120 0 110 110 l-40 0 q0 -70 -80 -70z : #8c5a3a; circle 210 -120 26 : orange
# alternator small silver,grey 240
rect -190 -330 380 290 60 : tube(c); ~12 0 -190 path M-14 -130 L14 -130 L8 -80 L-8 -80z : ink /0.7; *7 50 0 rect -160 -330 16 290 6 : c-3 /0.5; circle -230 -186 84 : tube(lead); ring -230 -186 84 10 : ink; circle -230 -186 22 : steel; path M-60 -330 l40 -70 l60 0 l30 70z : c-1; circle 10 -366 20 : ink; path M0 -40 l20 40 l70 0 l10 -50z : c-2; rect 170 -260 60 60 8 : ink; line 8 M210 -240 q60 -60 110 0 : {red|orange}
# headlight small silver,black 330
path M-350 -120 Q-300 -330 60 -360 Q300 -370 360 -300 Q330 -160 200 -80 Q-100 -20 -320 -70 Q-350 -90 -350 -120z : {ink|lead}; path M-320 -130 Q-270 -306 60 -336 Q280 -346 330 -290 Q300 -170 184 -104 Q-90 -46 -300 -90z : down(#eef5fa,#b7c9d6); circle 120 -220 84 : ink; circle 120 -220 66 : glow(#ffffff,#c9d9e6,#5f7485); circle -80 -190 60 : ink; circle -80 -190 46 : glow(#ffffff,#d3dfe8,#6f8494)
path M-300 -110 Q-250 -250 -190 -280 L-160 -270 Q-220 -200 -240 -110z : orange /0.8; path M-300 -96 Q-60 -50 180 -110 L176 -126 Q-60 -70 -290 -116z : lamp; path M-160 -300 L80 -326 L-20 -110 L-180 -100z : white /0.3
# shocks small black,red,blue,yellow 250
*{3|4} 150 0 rect -196 -560 20 180 6 : steel; *{3|4} 150 0 rect -226 -300 80 290 20 : tube({ink|c}); *{3|4} 150 0 line 16 M-240 -500 L-130 -470 L-240 -440 L-130 -410 L-240 -380 L-130 -350 L-240 -320 L-130 -290 : c; *{3|4} 150 0 rect -246 -520 120 22 10 : ink; *{3|4} 150 0 oval -186 -276 70 20 : ink; *{3|4} 150 0 circle -186 -6 26 : lead; *{3|4} 150 0 circle -186 -576 22 : ink
# gearbox yard silver,grey 340
path M-330 -60 L-350 -400 Q-330 -460 -240 -450 L-150 -410 L180 -330 L330 -280 L340 -160 L180 -110 L-120 -40z : front(c); circle -250 -250 150 : c-1; ring -250 -250 150 14 : c-3; circle -250 -250 84 : ink; ~8 -250 -250 circle 0 -128 11 : ink; *5 70 0 line 8 M-90 -380 L-100 -70 : c-3 /0.6; rect 320 -250 60 60 10 : steel; path M-140 -60 L170 -120 L150 -20 L-120 0z : ink; rect 60 -300 110 70 8 : c-3; line 8 M120 -330 q60 -60 130 -30 : soot
# radiator small black,silver 340
rect -330 -420 660 400 10 : ink; rect -280 -396 560 352 4 : {#9aa1a9|#b4b9bf}; *27 20 0 line 3 M-266 -394 L-266 -46 : ink /0.45; *11 0 32 line 3 M-280 -380 L280 -380 : ink /0.3; <> rect 284 -430 60 420 14 : tube({ink|lead}); rect -380 -380 70 40 14 : ink; rect 310 -100 70 40 14 : ink; rect -60 -456 100 40 10 : ink; circle 200 -440 30 : lead
# pistons small silver 320
*{3|4} 175 0 rect -330 -460 150 170 14 : tube(steel); *{3|4} 175 0 oval -255 -460 75 18 : steel+4; *3 0 26 rect -330 -436 {500..680} 8 0 : ink /0; *{3|4} 175 0 line 5 M-330 -430 L-180 -430 M-330 -404 L-180 -404 M-330 -378 L-180 -378 : ink /0.7; *{3|4} 175 0 circle -255 -320 26 : ink; *{3|4} 175 0 path M-280 -310 L-230 -310 L-218 -80 L-292 -80z : lead; *{3|4} 175 0 ring -255 -52 42 22 : lead-2
# tyreStack small black 260
*4 0 -118 rect -240 -120 480 112 54 : tube(soot+1); *4 0 -118 rect -226 -{84..80} 452 44 20 : soot+2; *4 0 -118 line 4 M-200 -110 L200 -110 M-210 -20 L210 -20 : lead /0.4; oval 0 -480 216 54 : soot+1; oval 0 -482 120 30 : ink; ring 0 -482 0 0 : ink; rect -60 -{230..180} 120 40 6 : {white|#e8b43a|#c93b3f}
--
<> circle 150 -200 196 : soot+1; <> ring 150 -200 180 16 : lead-3 /0.6; ~26 -150 -200 rect -10 -196 20 34 3 : lead-4; ~26 150 -200 rect -10 -196 20 34 3 : lead-4; <> circle 150 -200 112 : lead-4; <> circle 150 -200 104 : soot; <> ring 150 -200 140 4 : white /0.4
# steelRim small black,silver,grey 250
circle 0 -280 250 : tube(c); circle 0 -280 214 : c-2; circle 0 -280 206 : glow(c+2,c,c-2); ~{8|10|12} 0 -280 oval 0 -140 {22..34} {26..38} : soot; circle 0 -280 80 : c-1; circle 0 -280 34 : soot; ~{4|5} 0 -280 circle 0 -58 11 : soot
# propaneKit small black,green,blue 340
ring -120 -150 120 120 : tube({lead|c}); oval -120 -150 180 0 : ink; ring -120 -150 180 6 : ink /0.4; circle -120 -150 50 : c-3; rect 120 -260 200 200 20 : front({steel|c}); ring 220 -160 60 14 : steel-3; *4 0 44 rect 96 -240 40 24 8 : gold; line 12 M320 -200 q60 -100 -40 -180 q-160 -60 -260 30 : {ink|#3a6fc0}; rect -330 -420 180 90 10 : ink; rect -310 -400 60 30 4 : #59d08a
# injectors small silver,black 300
rect -300 -260 360 80 16 : front(steel); *4 84 0 rect -276 -190 50 110 10 : ink; *4 84 0 rect -262 -84 22 60 6 : gold; *4 84 0 rect -270 -300 40 44 6 : {orange|#3a6fc0|green}; circle 210 -190 120 : front(c); circle 210 -190 84 : c-2; ~6 210 -190 circle 0 -100 10 : ink; circle 210 -190 26 : gold; line 14 M-300 -220 q-80 60 -40 160 : ink; rect 180 -340 60 50 6 : gold
# subwoofer small black,grey,brown 320
box -300 -{440..480} 440 430 160 10 : {c|c-1}; circle -80 -220 170 : soot; ring -80 -220 150 16 : lead-3; circle -80 -220 128 : {lead-4|#8a3a34|#3d5f8a}; circle -80 -220 50 : ball({ink|steel}); box 180 -150 200 130 60 6 : {lead|ink}; *3 40 0 circle 230 -100 12 : steel; rect 200 -70 160 10 4 : {red|#4fc9e8}; line 6 M140 -120 q40 60 60 40 : red
# dashcam small black 260
rect -60 -420 120 80 10 : ink; rect -30 -350 60 60 8 : lead-3; rect -230 -300 460 190 40 : tube(c); circle -{60..110} -206 82 : soot; circle -80 -206 58 : glow(#6f8fb5,#27364c,#10161f); circle -98 -224 14 : white /0.7; rect 60 -250 130 90 8 : down(#4a6a86,#9fb8c8); path M70 -170 L110 -220 L140 -190 L180 -170z : #3a3d42; circle 206 -270 8 : red; rect 150 -90 150 90 30 : ink; circle 190 -46 30 : glow(#6f8fb5,#10161f); line 6 M300 -50 q60 10 60 60 : ink
# batteryCharger small red,blue,orange,black 310
box -230 -330 380 270 120 24 : c; rect -196 -300 310 130 10 : ink; path M-180 -190 A110 110 0 0 1 60 -190z : white; line 6 M-60 -190 L{-120..0} -260 : red; circle -150 -120 26 : ink; circle -60 -120 26 : ink; *3 44 0 circle 20 -120 10 : {#59d08a|orange}; path M-120 -330 q90 -70 180 0 l-26 0 q-64 -40 -128 0z : ink; line 9 M-230 -80 q-120 40 -110 90 : red; line 9 M150 -80 q120 40 150 90 : ink; path M-380 0 l70 -24 l0 30z : red; path M280 10 l80 -24 l0 30z : ink
# antifreeze small red,green,blue 280
path M-230 0 L-230 -400 Q-220 -450 -160 -460 L-20 -460 L20 -540 L130 -540 L140 -460 Q210 -450 220 -400 L220 0z : tube(c); path M-180 -400 Q-170 -430 -140 -430 L-30 -430 L-40 -370 L-150 -360 L-150 -300z : c-4; rect 26 -590 100 56 10 : tube({white|ink|#f0bf42}); rect -190 -270 370 210 12 : {white|cream}; rect -160 -240 200 50 6 : c; path M90 -90 l0 -110 M40 -170 l100 50 M140 -170 l-100 50 : c; line 10 M90 -80 L90 -200 M44 -166 L136 -112 M136 -166 L44 -112 : c
# carShampoo small sky,pink,yellow,green 320
path M-320 0 L-320 -300 Q-310 -350 -260 -360 L-260 -420 L-190 -420 L-190 -360 Q-140 -350 -130 -300 L-130 0z : tube(c); rect -270 -470 90 60 10 : ink; rect -300 -250 150 150 8 : white; circle -226 -180 40 : c; path M-60 0 L-60 -300 Q-50 -340 0 -350 L10 -440 L80 -440 L90 -350 Q120 -340 120 -300 L120 0z : tube({orange|violet|ink}); path M-20 -440 L120 -440 L120 -480 L20 -490 L-60 -470z : {red|ink}; rect -40 -240 140 120 8 : white
oval 270 -60 110 60 : {#f0bf42|#8fbf9f}; *5 40 0 circle 190 -{60..80} 14 : white /0.4; rect 150 -30 240 30 14 : {#c9b23c|#6f9a7f}
# seatCovers home black,beige,brown,red 330
*2 300 0 path M-260 -560 Q-250 -620 -150 -620 Q-50 -620 -40 -560 L-20 -230 L-280 -230z : along(c-1,c+2,c,c-2); *2 300 0 path M-230 -520 L-70 -520 L-60 -260 L-240 -260z : {c-3|c+2}; *2 300 0 line 4 M-150 -520 L-150 -260 M-230 -440 L-70 -440 M-236 -350 L-64 -350 : {gold|white|red} /0.7; *2 300 0 path M-300 -240 L0 -240 L20 -100 Q-150 -60 -320 -100z : front(c); *2 300 0 rect -220 -690 140 80 30 : c-1; rect -320 -80 640 60 20 : ink
# carMats flat black,brown,grey,beige 0
path M-330 -560 L-40 -560 L-30 -320 Q-60 -290 -100 -300 L-310 -300 Q-350 -330 -330 -560z : front(c); path M40 -560 L330 -560 Q350 -330 310 -300 L100 -300 Q60 -290 30 -320z : front(c); rect -340 -250 300 190 24 : front(c); rect 40 -250 300 190 24 : front(c); *6 40 0 line 4 M-290 -530 L-280 -330 : {c+3|gold} /0.6; *6 40 0 line 4 M80 -530 L90 -330 : {c+3|gold} /0.6; *2 370 0 rect -300 -200 220 60 8 : c+2 /0.4; rect -220 -480 90 120 10 : c-4
# phoneHolder small black 240
rect -130 -560 260 400 30 : ink; rect -112 -540 224 360 20 : down(#3f6fd1,#8d6bd6,#f0a184); rect -60 -520 120 16 8 : soot; <> path M128 -440 l44 0 l0 160 l-44 -14z : lead; rect -40 -170 80 60 10 : lead; line 26 M0 -120 L0 -50 : ink; oval 0 -20 {130..190} 30 : soot; rect -100 -300 200 60 10 : white /0.3; path M-20 -410 L30 -410 L4 -350 L40 -350 L-30 -260 L-10 -330 L-40 -330z : white /0.9
# tyreChanger yard red,blue,grey 320
box -260 -260 380 250 160 10 : c; oval -60 -290 180 50 : steel; ~4 -60 -290 rect -12 -160 24 60 4 : ink; circle -60 -330 130 : soot; circle -60 -334 70 : steel; rect 150 -620 40 600 8 : ink; rect -70 -590 260 34 8 : c; rect -80 -590 24 200 6 : steel; circle -68 -390 22 : red; rect -230 -200 120 60 6 : c-3; *3 60 0 rect -200 -60 40 40 6 : ink
# compressor yard red,blue,orange 360
rect -340 -280 600 190 94 : tube(c); oval 240 -186 40 94 : c-2; rect -140 -400 130 130 14 : front(ink); *4 30 0 rect -126 -390 14 110 4 : lead; circle 110 -340 74 : front(lead); *5 26 0 rect 50 -370 14 70 4 : ink; line 12 M-10 -330 L50 -340 : gold; circle -240 -310 34 : white; line 5 M-240 -310 L-222 -330 : red; line 20 M-340 -330 L-400 -420 : ink; circle -230 -70 66 : soot; circle -230 -70 36 : steel; rect 150 -100 30 96 6 : ink; line 12 M260 -240 q100 30 90 150 q-20 60 -90 40 : {orange|#3a6fc0}
# inflatable lake grey,green,orange,red 0
path M-360 -110 Q-400 -210 -260 -230 L260 -230 Q380 -220 360 -120 Q330 -60 240 -60 L-270 -60 Q-340 -66 -360 -110z : down(c+3,c,c-3); path M-270 -200 L250 -200 Q300 -180 270 -140 L-260 -140 Q-310 -170 -270 -200z : c-4; *2 220 0 rect -160 -210 60 70 8 : wood; line 10 M-200 -150 L-60 -300 : wood; oval -60 -306 50 18 : c-2; path M350 -240 L400 -330 L420 -320 L400 -120 L370 -60 L356 -60z : ink; rect 330 -350 90 70 20 : {ink|white}; line 5 M-380 -50 Q-200 -20 0 -44 T400 -40 : white /0.7
# waterBike lake red,blue,yellow 0
<> rect 60 -110 0 0 0 : c; rect -380 -110 700 70 34 : front(c); rect -340 -170 700 70 34 : front(c+2); path M-60 -170 L-80 -320 L-30 -320 L0 -170z : steel; rect -140 -340 130 40 18 : ink; rect -150 -460 40 130 16 : ink; path M120 -170 L140 -330 L170 -330 L160 -170z : steel; rect 80 -350 140 40 18 : ink; rect 76 -460 40 130 16 : ink; ring -200 -210 70 16 : ink; ring -200 -210 40 8 : c; line 12 M220 -170 L300 -330 L260 -350 : steel; line 5 M-420 -40 Q-200 -16 0 -36 T420 -30 : white /0.7
`;
