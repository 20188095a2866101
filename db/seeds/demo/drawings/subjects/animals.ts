/** A dog that sits: its ears, and what is its breed's own. */
const sitting = (ears: string, own = "") => `
path M140 -120 Q260 -160 {250..280} -{260..330} Q310 -260 280 -170 Q240 -80 150 -60z : c-1; path M-120 0 Q-150 -180 -100 -330 H100 Q200 -180 180 0z : ball(c); path M-60 -300 Q0 -240 60 -300 Q80 -120 40 -60 H-40 Q-80 -120 -60 -300z : {c+5|c+3}; <> path M20 -200 H80 L84 -10 Q60 10 20 0z : along(c+1,c,c-2); <> oval 56 -8 48 20 : {c+4|c+1|white}
${ears}; circle 0 -420 130 : ball(c); ${own}; oval 0 -372 74 58 : {c+6|c+4|c+2}; oval 0 -404 32 22 : ink; oval -10 -410 10 6 : white /0.7; line 6 M0 -384 V-358 M-34 -346 Q-16 -332 0 -354 Q16 -332 34 -346 : ink; {path M-16 -340 Q0 -296 16 -340z : #e77f86|oval 0 -350 0 0 : c}; <> circle 54 -442 17 : ink; <> circle 49 -449 6 : white`;

/** A dog or a calf from its side. */
const standing = (ears: string, own = "") => `
path M240 -300 Q{320..360} -{360..420} 340 -{300..380} Q330 -260 260 -240z : c-1; *2 0 0 path M-150 -180 L-160 0 H-110 L-90 -180z M170 -180 L190 0 H240 L240 -200z : c-2; path M-210 -180 L-200 0 H-150 L-130 -180z M110 -180 L120 0 H170 L190 -180z : along(c,c-1); path M-220 -300 Q-200 -340 -100 -330 L220 -320 Q290 -300 270 -200 Q250 -150 150 -150 L-130 -150 Q-220 -160 -220 -300z : down(c+2,c,c-2); path M-240 -250 Q-230 -400 -190 -460 L-100 -440 L-80 -300z : c+1
circle -200 -460 96 : ball(c); ${ears}; path M-270 -460 Q-350 -440 -350 -400 Q-330 -370 -250 -390z : {c+3|c+1}; circle -344 -416 16 : ink; circle -224 -480 13 : ink; circle -228 -484 4 : white; ${own}`;

const floppy = "<> path M80 -520 Q180 -540 180 -400 Q180 -310 132 -320 Q110 -400 70 -470z : c-3";
const pointed =
  "<> path M40 -520 L{90..110} -{630..650} L130 -480z : c-2; <> path M60 -520 L96 -600 L116 -490z : #d9a79c";
const floppySide = "path M-190 -530 Q-110 -520 -120 -420 Q-150 -390 -180 -440z : c-3";
const pointedSide = "path M-210 -540 L-170 -630 L-130 -520z : c-2";

/** A cat that sits, and one that lies. */
const cat = (ears: string, eyes: string, own = "") => `
path M140 -40 Q280 -60 260 -200 Q240 -280 280 -320 Q320 -260 310 -160 Q290 0 140 0z : c-1; path M-140 0 Q-170 -200 -80 -340 H80 Q170 -200 150 0z : ball(c); path M-50 -300 Q0 -260 50 -300 Q60 -150 30 -80 H-30 Q-60 -150 -50 -300z : {c+6|c+2}; <> oval 56 -12 50 24 : {c+4|white}; ${ears}; oval 0 -450 160 134 : ball(c); ${own}; oval 0 -410 70 46 : {c+6|c+3}
<> oval 70 -470 32 34 : ${eyes}; <> oval 70 -470 12 30 : soot; <> circle 62 -482 8 : white; path M-18 -436 H18 L0 -414z : #d9707a; line 5 M0 -414 V-398 M-30 -390 Q-14 -380 0 -398 Q14 -380 30 -390 : ink; <> line 3 M60 -410 L190 -430 M60 -398 L192 -398 M56 -388 L184 -364 : white /0.9
--
path M-330 -40 Q-340 -260 -60 -270 Q220 -270 300 -150 Q360 -40 300 0 H-280 Q-330 0 -330 -40z : ball(c); path M250 -30 Q420 -20 400 -{120..180} Q380 -80 240 -100z : c-1; @ -190 140 0 ${ears.split("; ").join("; @ -190 140 0 ")}; @ -190 140 0 oval 0 -450 150 126 : ball(c); ${
  own
    ? own
        .split("; ")
        .map((part) => `@ -190 140 0 ${part}`)
        .join("; ")
    : "oval 0 0 0 0 : c"
}; oval -190 -270 64 42 : {c+6|c+3}; *2 130 0 oval -255 -330 30 32 : ${eyes}; *2 130 0 oval -255 -330 11 28 : soot; path M-206 -296 h32 l-16 20z : #d9707a; line 5 M-190 -276 V-262 M-216 -254 Q-202 -246 -190 -262 Q-178 -246 -164 -254 : ink; *2 150 0 oval -240 -10 60 24 : {c+4|white}`;
const earsUp =
  "<> path M120 -540 L160 -{640..670} L40 -560z : c; <> path M120 -560 L140 -630 L70 -566z : #f0a8a0";
const stripes =
  "*3 30 0 line 8 M-30 -580 V-540 : c-3 /0.6; <> line 8 M110 -520 L150 -530 M120 -490 L162 -490 : c-3 /0.6";

/** Pets and livestock; the format is told in subject.ts, that of the shapes in art.ts. */
export const animals = `
# alabai farm white,beige,brown 240
${sitting(floppy, "path M-60 -540 Q0 -560 60 -540 L40 -420 H-40z : {c-3|ink|brown} /0.6")}
--
${standing(floppySide, "path M0 -330 Q100 -340 120 -250 Q40 -200 -20 -260z : {brown|ink|c-3} /0.7")}
# shepherd farm brown,gold 240
${sitting(pointed, "path M-90 -500 Q0 -560 90 -500 L60 -400 H-60z : ink /0.6")}
--
${standing(pointedSide, "path M-120 -334 L220 -322 Q270 -290 260 -230 L-100 -260z : ink /0.75")}
# husky farm grey,black,silver 240
${sitting(pointed, "<> path M10 -520 Q80 -520 110 -450 Q60 -420 10 -440z : c-3; path M-70 -440 Q0 -520 70 -440 L60 -360 H-60z : white; <> circle 54 -442 22 : #9fd4f0")}
--
${standing(pointedSide, "path M-200 -200 Q0 -240 240 -190 L200 -150 H-130z : white; circle -224 -480 16 : #9fd4f0; circle -224 -480 8 : ink")}
# labrador farm beige,gold,black,brown 240
${sitting(floppy, "path M-80 -316 Q0 -270 80 -316 L76 -294 Q0 -246 -76 -294z : {red|blue|green}; circle 0 -262 16 : gold")}
--
${standing(floppySide, "path M-230 -360 L-90 -380 L-84 -350 L-228 -330z : {red|blue|green}")}
# toyTerrier home brown,black,gold 170
@ 0 -10 0 path M-70 0 Q-80 -160 -50 -260 H60 Q110 -140 100 0z : ball(c); <> line 26 M40 -180 L46 -10 : c-1; <> path M30 -440 L{130..150} -{560..590} L120 -380z : c-1; <> path M50 -430 L126 -540 L108 -390z : #e0a79c; oval 0 -370 96 100 : ball(c); oval 0 -320 44 40 : {c+3|gold}; oval 0 -344 20 14 : ink; <> circle 46 -386 22 : ink; <> circle 40 -394 7 : white; line 5 M0 -330 V-310 M-18 -304 Q0 -294 18 -304 : ink; path M-56 -270 Q0 -240 60 -270 L58 -246 Q0 -216 -54 -246z : {red|pink|blue}; circle 0 -230 12 : gold; line 12 M90 -60 Q150 -100 150 -{170..220} : c-1
# spitz home orange,white,beige,black 210
~16 0 -210 path M-50 -150 Q0 -{220..240} 50 -150z : {c+1|c}; circle 0 -210 180 : ball(c); path M120 -300 Q260 -340 230 -180 Q200 -120 140 -160z : c+3; <> path M40 -520 L90 -590 L120 -480z : c-1; ~14 0 -420 path M-44 -110 Q0 -{160..170} 44 -110z : c+1; circle 0 -420 126 : ball(c+1); oval 0 -384 56 44 : {c+4|white}; oval 0 -404 24 17 : ink; <> circle 46 -440 15 : ink; <> circle 41 -446 5 : white; path M-20 -370 Q0 -350 20 -370 Q10 -340 0 -340 Q-10 -340 -20 -370z : #e77f86; <> oval 56 -14 44 20 : {c+3|white}; <> rect 30 -140 50 130 24 : c+1
# puppy farm brown,black,white,beige 200
${sitting(floppy, "circle 54 -442 44 : {ink|brown|white} /0.5")}
# british home grey,sky 210
${cat(earsUp, "orange")}
# foldCat home grey,beige,white 210
${cat("<> path M60 -560 Q150 -590 150 -500 Q110 -480 60 -530z : c-1", "{gold|orange}")}
# maineCoon home brown,orange,grey 220
${cat("<> path M120 -540 L176 -690 L40 -570z : c; <> line 8 M172 -690 L190 -730 : c-2", "{#bfd06a|gold}", stripes)}
# kitten home orange,white,black,grey 180
${cat(earsUp, "{#bfd06a|#8fc0e0|gold}", stripes)}
# parrot fixed green,sky,yellow,white 0
rect -300 -90 600 22 11 : wood; path M-20 -130 L-70 60 L-30 70 L20 60 L50 -120z : along(c-2,c,c-3)
path M-150 -280 Q-170 -110 -20 -100 Q130 -110 140 -300 Q140 -560 -10 -570 Q-150 -560 -150 -280z : ball(c)
path M40 -360 Q170 -330 130 -150 Q110 -70 60 -40 Q-10 -180 40 -360z : down(c-1,#3a6fc0); *3 16 50 line 5 M60 -280 Q90 -260 120 -270 : c-4 /0.6
path M-130 -470 Q-120 -570 -10 -572 Q100 -560 116 -470 Q60 -420 -20 -430 Q-100 -430 -130 -470z : c+4
*5 0 14 line 3 M30 -560 Q70 -550 100 -530 : c-4 /0.5; circle -60 -480 24 : white; circle -60 -480 13 : ink; circle -64 -486 4 : white
path M-120 -500 Q-190 -480 -160 -410 Q-130 -400 -104 -440z : down(#f2b04a,#d9822f); circle -86 -420 14 : #e57f9a
<> path M30 -104 q20 10 10 30 q-20 0 -30 -30z : #c58a7a
# rabbit farm white,grey 230
<> path M30 -430 Q20 -640 80 -650 Q140 -640 100 -420z : ball(c); <> path M50 -440 Q46 -600 80 -610 Q110 -600 84 -440z : #f0b6b0
circle 190 -90 60 : ball(c+4); oval 40 -150 190 156 : ball(c); oval 130 -40 90 44 : c-1; <> oval 60 -20 54 28 : c+4; circle 0 -360 128 : ball(c)
<> circle 40 -320 46 : c+5; <> oval 60 -390 20 26 : ink; <> circle 54 -400 8 : white; path M-16 -346 L16 -346 L0 -328z : #e08a94
rect -14 -304 28 34 6 : white; line 3 M0 -304 L0 -272 : lead; path M-200 -20 L-300 -60 L-310 -30z : orange
path M-300 -60 q-60 -30 -70 10 q40 10 60 20z : leaf
# fish small orange 330
rect -330 -440 660 420 20 : down(#cfeaf6,#7cc0df,#4d9cc4); rect -330 -70 660 50 12 : #d9c08a; *9 70 0 circle -290 -50 12 : #b99a5e
*4 50 0 line 12 M-270 -60 Q-300 -160 -264 -220 Q-240 -280 -270 -330 : leaf; path M-90 -250 Q0 -350 120 -250 Q0 -150 -90 -250z : ball(c)
path M110 -250 L190 -320 Q170 -250 190 -180z : c-1; path M-10 -300 Q20 -360 70 -310z : c-1; circle -50 -260 15 : white; circle -52 -260 8 : ink
path M120 -140 Q170 -190 230 -140 Q170 -90 120 -140z : ball(#e9c23c); path M226 -140 L266 -176 L266 -104z : #d9a52f
*3 20 -50 circle -110 -310 10 : white /0.7; rect -330 -440 660 420 20 : white /0.08; path M-310 -430 L-190 -430 L-290 -40 L-310 -40z : white /0.2
rect -346 -470 692 40 10 : ink; rect -346 -30 692 30 8 : ink
# bowl home red,blue 330
path M-60 -50 Q-80 -300 -50 -470 L300 -470 Q330 -300 310 -50 Q300 0 260 0 L0 0 Q-50 0 -60 -50z : along(c-1,c+2,c,c-3)
path M-54 -470 L304 -470 L290 -520 L-40 -520z : c-2; circle 126 -270 110 : white; oval 126 -236 44 36 : c; *2 74 0 circle 90 -296 20 : c
*2 120 0 circle 66 -250 17 : c; rect 40 -130 180 22 10 : white; path M-360 -130 L-100 -130 L-140 0 L-320 0z : tube(steel)
oval -230 -130 132 26 : lead; *5 40 0 circle -310 -140 22 : #a8673f; *4 40 0 circle -290 -164 20 : #8f5534; *3 40 0 circle -270 -184 18 : #b5774a
# cage small gold,white 240
ring 0 -630 26 8 : c; path M-210 -70 L-210 -400 Q-200 -600 0 -600 Q200 -600 210 -400 L210 -70z : white /0.25; line 12 M-100 -200 L100 -200 : wood
use parrot 0 -160 0.42 : yellow; *11 42 0 line 5 M-210 -400 L-210 -60 : c
<> line 5 M210 -400 Q200 -590 0 -604 M168 -400 Q160 -580 0 -604 M126 -400 Q120 -570 0 -604 M84 -400 Q80 -560 0 -604 M42 -400 Q40 -560 0 -604 : c
*2 0 180 rect -218 -406 436 12 6 : c; path M-230 -70 L230 -70 L210 0 L-210 0z : tube(c-1)
# cow farm brown,white 370
line 16 M300 -330 Q370 -260 350 -120 : c-1; oval 350 -110 18 34 : c-4; *4 130 0 rect -190 -180 62 180 16 : along(c,c-2)
*4 130 0 rect -192 -26 66 26 8 : ink
path M-260 -330 Q-240 -400 -120 -390 L240 -390 Q340 -380 330 -250 Q330 -130 240 -130 L-140 -130 Q-270 -140 -260 -330z : down(c+3,c,c-2)
path M20 -386 Q120 -330 60 -250 Q-60 -260 -40 -380z M200 -300 Q310 -320 320 -220 Q250 -180 200 -230z : c+5
path M120 -130 Q160 -90 220 -130z : #efb0a6
path M-380 -460 Q-390 -530 -280 -530 Q-190 -530 -200 -430 Q-200 -330 -230 -290 Q-300 -250 -350 -290 Q-380 -380 -380 -460z : ball(c)
path M-366 -340 Q-380 -250 -296 -246 Q-220 -250 -230 -330 Q-290 -370 -366 -340z : #f0c4b6; *2 56 0 oval -326 -300 10 14 : #8d5a52
*2 100 0 circle -340 -420 15 : ink
path M-370 -510 Q-420 -560 -400 -600 Q-370 -580 -340 -530z M-220 -510 Q-170 -560 -190 -600 Q-220 -580 -250 -530z : #e6dcc6
path M-200 -470 Q-110 -490 -110 -440 Q-150 -420 -204 -440z M-380 -470 Q-440 -490 -440 -440 Q-410 -420 -374 -440z : c-1
path M-320 -530 L-250 -530 L-270 -430 L-300 -430z : c+6
# sheep farm white,beige 300
*4 100 0 rect -150 -130 40 130 10 : #4a4038; *7 74 0 circle -200 -300 76 : c; *6 80 0 circle -190 -180 78 : c-1; *6 76 0 circle -190 -240 84 : c+3
oval 0 -240 230 110 : c+3; *5 90 0 circle -180 -330 54 : c+5
path M-320 -400 Q-320 -440 -240 -440 Q-170 -430 -180 -340 Q-200 -230 -260 -230 Q-320 -250 -320 -400z : ball(#5a4d44)
*3 50 0 circle -300 -436 42 : c+4
path M-190 -400 Q-120 -420 -110 -370 Q-140 -350 -190 -364z M-316 -390 Q-380 -400 -386 -360 Q-350 -340 -314 -356z : #4a4038
*2 74 0 circle -288 -350 12 : white; *2 74 0 circle -288 -350 7 : ink; *2 28 0 oval -268 -262 6 8 : soot
# horse farm brown,black 330
path M270 -330 Q380 -300 360 -110 Q330 -120 320 -180 Q310 -240 260 -270z : c-4
path M-150 -200 L-170 0 L-120 0 L-90 -190z M-60 -190 L-70 0 L-22 0 L-4 -190z M180 -210 L200 0 L250 0 L240 -200z M110 -200 L116 0 L164 0 L180 -190z : along(c,c-2)
*2 100 0 rect -172 -24 54 24 4 : ink; *2 84 0 rect 114 -24 54 24 4 : ink
path M-200 -330 Q-190 -380 -100 -370 L180 -370 Q300 -370 290 -250 Q270 -160 160 -170 L-80 -160 Q-200 -170 -200 -330z : down(c+3,c,c-2)
path M-200 -250 Q-250 -420 -230 -540 L-120 -560 Q-70 -460 -60 -360z : down(c+3,c)
path M-240 -560 L-360 -470 Q-390 -430 -360 -410 Q-320 -390 -250 -430 L-130 -510 Q-140 -580 -240 -560z : ball(c)
path M-160 -560 L-150 -630 L-200 -570z M-210 -560 L-210 -626 L-240 -556z : c-1
path M-150 -570 Q-70 -560 -40 -460 Q-20 -390 30 -370 Q-60 -360 -90 -440 Q-110 -520 -150 -570z : c-4; circle -240 -510 12 : ink
circle -354 -436 7 : c-5; line 7 M-330 -460 L-250 -430 M-290 -500 L-260 -430 L-170 -430 : #7a3b2c
path M-40 -376 L120 -376 L110 -300 Q40 -280 -30 -300z : #a83a3a; path M-20 -390 Q40 -410 100 -390 L100 -366 L-20 -366z : #6b4a35
# hen yard white,brown 230
path M120 -250 Q240 -440 300 -400 Q320 -280 200 -180z : c-2; path M100 -240 Q190 -420 240 -440 Q260 -300 180 -190z : c-1
path M-220 -260 Q-230 -90 -40 -70 Q170 -60 200 -220 Q180 -280 60 -260 Q-60 -250 -90 -370 Q-200 -420 -220 -260z : ball(c)
path M-40 -230 Q80 -260 140 -180 Q80 -90 -10 -110 Q-60 -160 -40 -230z : c-2; line 5 M0 -190 Q50 -190 90 -160 M0 -160 Q40 -156 70 -136 : c-4 /0.5
circle -160 -390 76 : ball(c); path M-210 -450 q-20 -50 10 -60 q20 20 20 30 q10 -50 40 -40 q10 30 0 40 q30 -30 40 0 q0 30 -30 50z : red
path M-230 -400 L-280 -376 L-226 -356z : #e9a23c; path M-226 -356 Q-250 -310 -214 -300 Q-196 -330 -204 -356z : red; circle -186 -404 11 : ink
line 9 M-40 -74 L-50 -8 M30 -74 L30 -8 : #e09a3c; line 8 M-50 -8 L-86 0 M-50 -8 L-30 4 M30 -8 L-6 0 M30 -8 L56 4 : #e09a3c; oval 250 -26 38 28 : cream
oval 310 -22 34 26 : #e6c7a3
# hive farm yellow 240
<> rect 150 -50 24 50 3 : wood-2; rect -210 -250 420 204 6 : front(c); rect -210 -420 420 166 6 : front(c+2); rect -230 -256 460 14 3 : wood
path M-250 -420 L-230 -470 L230 -470 L250 -420z : down(steel+4,lead); rect -90 -100 180 26 8 : ink; rect -110 -74 220 12 3 : wood
rect -60 -350 120 22 8 : wood-2; *4 130 -30 oval -230 -540 22 14 : #f0bf42; *4 130 -30 rect -236 -552 6 24 2 : ink
*4 130 -30 rect -224 -552 6 24 2 : ink; *4 130 -30 oval -230 -560 14 9 : white /0.85; oval 120 -120 16 10 : #f0bf42; oval -140 -130 16 10 : #f0bf42
# budgies fixed green,sky,yellow 0
rect -340 -100 680 20 10 : wood; *2 260 0 path M-150 -110 L-180 40 L-140 50 L-100 -100z : c-2; *2 260 0 path M-220 -250 Q-230 -110 -130 -100 Q-20 -110 -30 -260 Q-40 -{450..452} -130 -455 Q-220 -450 -220 -250z : ball(c); path M40 -250 Q30 -110 130 -100 Q240 -110 230 -260 Q220 -450 130 -455 Q40 -450 40 -250z : ball({yellow|sky|green|white}); *2 260 0 path M-110 -310 Q-20 -280 -50 -140 Q-80 -120 -100 -140z : c-3 /0.7; *2 260 0 *4 0 22 line 4 M-100 -280 Q-80 -270 -60 -280 : ink /0.5; *2 260 0 path M-200 -380 Q-190 -456 -130 -456 Q-60 -450 -56 -380z : {yellow|white}; *2 260 0 circle -170 -390 11 : ink; *2 260 0 path M-196 -390 Q-230 -370 -200 -340z : gold; *2 260 0 *3 20 6 circle -170 -340 7 : {#3a5f9a|ink}
# cockatiel fixed grey,white,yellow 0
rect -300 -90 600 22 11 : wood; path M-10 -130 L-40 120 L0 120 L50 -120z : c-2; path M-130 -280 Q-140 -110 -10 -100 Q110 -110 120 -300 Q110 -500 -10 -510 Q-130 -500 -130 -280z : ball(c); path M30 -340 Q140 -320 110 -150 Q80 -80 40 -60z : {white|c-3}; path M-110 -440 Q-100 -530 -20 -530 Q70 -520 80 -430 Q20 -390 -110 -440z : yellow; path M-40 -520 Q-10 -{640..670} 40 -{660..690} Q20 -600 20 -520z : {gold|yellow}; path M0 -516 Q40 -600 80 -620 Q60 -560 50 -510z : gold; circle -16 -430 30 : orange; circle -60 -460 13 : ink; circle -64 -464 4 : white; path M-110 -470 Q-150 -450 -126 -410 Q-106 -410 -96 -430z : lead
# canary small yellow,orange 250
ring 0 -640 22 7 : gold; path M-230 -60 V-520 H230 V-60z : white /0.2; line 12 M-160 -200 H160 : wood; path M-30 -220 L110 -130 L130 -160 L20 -260z : c-2; path M-90 -280 Q-90 -190 0 -190 Q80 -200 70 -290 Q60 -330 10 -340z : ball(c); circle -50 -350 60 : ball(c); path M-106 -356 L-140 -344 L-104 -330z : orange; circle -70 -364 9 : ink; line 5 M-10 -190 V-170 M20 -192 V-170 : #c98a5a; *12 42 0 line 5 M-231 -520 V-60 : {gold|white|steel}; rect -240 -530 480 16 6 : gold; path M-240 -60 H240 L226 0 H-226z : {blue|red|green|wood}; path M-230 -530 Q0 -700 230 -530 : gold /0; line 6 M-230 -526 Q0 -720 230 -526 : gold; rect -210 -140 60 50 6 : white; rect 150 -140 60 50 6 : {sky|white}
# pigeonPair yard white,grey,brown 320
*2 300 0 path M-40 -170 L160 -120 L150 -80 L-40 -100z : c-2; *2 300 0 path M-250 -220 Q-250 -80 -110 -70 Q40 -70 60 -150 Q20 -250 -110 -250 Q-190 -320 -250 -220z : ball(c); path M-140 -200 Q0 -240 80 -140 Q0 -90 -80 -110z : {c-3|ink|white}; path M160 -200 Q300 -240 380 -140 Q300 -90 220 -110z : {c-2|brown|ink}; *2 300 0 circle -220 -290 60 : ball(c); *2 300 0 path M-250 -250 Q-220 -210 -180 -240 Q-190 -200 -220 -200z : #7fae9a /0.8; *2 300 0 circle -238 -300 12 : orange; *2 300 0 circle -238 -300 6 : ink; *2 300 0 path M-276 -296 L-316 -282 L-274 -272z : #6b5a56; *2 300 0 line 7 M-130 -70 L-140 -6 M-80 -70 V-6 : #d9707a
# fantail yard white 240
~11 80 -260 path M0 0 L-{36..44} -220 Q0 -260 40 -220z : {c-1|#e6eaee}; path M-180 -260 Q-180 -90 -20 -80 Q130 -90 130 -200 Q100 -290 -20 -290 Q-110 -360 -180 -260z : ball(c); circle -150 -360 66 : ball(c); circle -172 -370 12 : orange; circle -172 -370 6 : ink; path M-210 -364 L-250 -350 L-208 -340z : #d9a07a; line 8 M-60 -80 L-70 -6 M10 -80 V-6 : #d9707a; path M-90 -230 Q40 -260 110 -170 Q20 -110 -60 -150z : c-1
# crested yard brown,grey,black,white 240
path M110 -220 L340 -150 L320 -90 L100 -130z : along(c,c-3); path M-190 -300 Q-200 -120 0 -90 Q190 -80 220 -190 Q180 -330 0 -340 Q-100 -420 -190 -300z : ball(c); path M-60 -280 Q80 -330 200 -200 Q260 -150 300 -130 Q120 -80 20 -160z : {white|c-3}; circle -150 -390 80 : ball(c); path M-120 -460 Q-60 -520 -80 -420z : {white|c+2}; path M-210 -420 Q-260 -480 -190 -470z : {white|c+2}; circle -180 -400 16 : orange; circle -180 -400 8 : ink; path M-228 -400 L-276 -380 L-226 -366z : #e8d0c0; <> rect 0 0 0 0 0 : c; *2 60 0 path M-50 -100 h40 l-10 70 l40 30 h-110 l40 -30z : {white|c}
# hamsters home orange,white,grey,brown 330
oval -170 -120 150 130 : ball(c); circle -250 -210 84 : ball(c); <> rect 0 0 0 0 0 : c; *2 90 0 circle -300 -290 26 : #f0b6b0; *2 60 0 circle -290 -220 12 : ink; oval -270 -186 22 14 : #e08a94; oval -130 -90 80 60 : {c+4|white}; *2 90 0 oval -220 -4 34 14 : #f0b6b0; oval 170 -130 190 140 : ball({brown|white|ink|gold}); path M120 -268 Q220 -290 240 -130 Q200 0 140 -4 Q100 -130 120 -268z : {white|c}; oval 50 -190 100 86 : ball({brown|gold}); *2 60 -4 oval 30 -270 22 30 : #d9a79c; circle 20 -206 12 : ink; oval -36 -176 16 12 : #e08a94; <> rect 0 0 0 0 0 : c; path M-60 -20 l-60 -20 l10 -16 l56 20z : orange; oval 100 -4 44 14 : #f0b6b0
# goldfish small orange,red,gold 330
oval 0 -290 330 290 : down(#dff2fa,#9fd0e8,#6fb0d4); path M-250 -90 Q0 -50 250 -90 Q180 0 0 0 Q-180 0 -250 -90z : {#d9c08a|#b9c9d0|#e0a0b0}; *3 70 0 line 12 M-200 -90 Q-230 -200 -190 -{300..380} : leaf; path M-110 -300 Q0 -400 120 -300 Q0 -190 -110 -300z : ball(c); path M110 -300 Q230 -{400..420} 220 -300 Q230 -200 110 -290z : c-1; path M-30 -350 Q10 -410 70 -350z : c-1; circle -60 -310 14 : white; circle -62 -310 7 : ink; path M90 -160 Q140 -210 200 -160 Q140 -110 90 -160z : ball({gold|white|c}); path M196 -160 L240 -200 V-120z : c-1; *4 20 -50 circle -150 -360 9 : white /0.8; oval 0 -560 220 30 : white /0.5; path M-240 -420 Q-200 -520 -120 -550 L-150 -480 Q-220 -400 -240 -300z : white /0.4
# bullCalf farm brown,black,beige 330
${standing("path M-190 -520 Q-90 -540 -110 -480 Q-150 -460 -190 -490z : c-1", "*2 90 0 path M-250 -540 q-10 -40 20 -50 q0 30 10 50z : cream; path M-60 -334 Q60 -340 80 -240 Q-20 -220 -60 -334z : {white|c-2|c+3}; *2 320 0 rect -206 -20 64 22 6 : ink")}
# heifer farm white,black 370
use cow 0 0 1 : c; path M-160 -386 Q-20 -400 20 -300 Q-60 -220 -150 -280z : {soot|brown}; path M120 -386 Q260 -390 300 -280 Q220 -200 130 -260z : {soot|brown}; circle 60 -190 40 : {soot|brown}; path M-380 -470 Q-360 -530 -300 -528 L-310 -440z : {soot|brown}
# ram farm white,brown,black,beige 310
use sheep 0 0 1 : c; <> rect 0 0 0 0 0 : c; ring -170 -430 {50..64} 26 : #c9a878; ring -170 -430 30 8 : #a8845a; ring -310 -440 46 22 : #b8966a
# sheepLambs farm white,beige,brown 330
use sheep 60 -20 0.9 : c; use sheep -230 0 0.46 : {white|brown|beige}; use sheep 300 10 0.42 : {white|brown}
# goat farm white,brown,black,grey 280
*4 110 0 rect -180 -180 36 180 8 : along(c,c-2); *4 110 0 rect -182 -24 40 24 6 : ink; path M-220 -320 Q-200 -350 -100 -340 H200 Q280 -320 250 -190 Q220 -150 100 -150 H-120 Q-210 -160 -220 -320z : down(c+2,c,c-2); path M240 -320 L300 -380 L280 -290z : c-1; path M-220 -260 Q-250 -400 -220 -470 L-130 -460 L-110 -320z : c; path M-290 -540 Q-200 -580 -140 -520 Q-130 -440 -190 -420 L-300 -400 Q-350 -420 -340 -460z : ball(c); *2 50 0 path M-210 -560 Q-190 -680 -90 -{680..700} Q-160 -640 -170 -550z : #b8966a; path M-150 -520 Q-60 -500 -80 -450 L-150 -480z : c-2; circle -240 -500 13 : ink; path M-330 -410 q10 60 30 80 l20 -80z : {cream|c-2}; line 5 M-340 -440 l30 4 : ink; path M60 -150 Q90 -100 150 -150z : #efb0a6
# pony farm white,brown,black,beige 300
use horse 20 0 0.74 : c; path M-140 -430 Q-60 -420 -30 -340 Q-70 -300 -100 -350z : {cream|gold|ink}; rect -60 -290 130 30 10 : {red|blue|pink}; path M-70 -290 h150 l-10 70 h-130z : {red|blue|pink} /0.9
# turkeyChicks yard beige,gold,brown 330
*3 230 0 oval -230 -110 90 80 : ball(c); *3 230 0 circle -280 -210 60 : ball(c+1); *3 230 0 path M-336 -214 l-36 12 l34 18z : #d99a4a; *3 230 0 circle -296 -222 9 : ink; *3 230 0 path M-270 -260 q10 -20 24 -24 : c-3; *3 230 0 path M-230 -140 Q-150 -160 -140 -90 Q-190 -60 -230 -90z : c-2; *3 230 0 line 6 M-250 -34 V0 M-200 -34 V0 : #d99a6a; *9 80 0 oval -340 {4..14} 8 4 : gold
# quails yard brown,grey 340
*2 330 0 oval -160 -140 140 110 : ball(c); *2 330 0 circle -250 -240 64 : ball(c); *2 330 0 *5 36 0 line 6 M-240 -200 q30 {60..90} 10 130 : cream /0.7; *2 330 0 path M-310 -250 l-30 14 l32 12z : ink; *2 330 0 circle -266 -256 9 : ink; *2 330 0 line 7 M-260 -290 Q-210 -300 -190 -250 : cream; *2 330 0 line 7 M-190 -34 V0 M-140 -34 V0 : #d99a6a; *6 52 0 oval -130 -6 24 18 : #e6dcc4; *6 52 0 circle -136 -10 5 : #6b4a35; *6 52 0 circle -120 0 4 : #6b4a35
# hivesNew farm white,yellow,sky,green,orange 360
*{2|3} 240 0 box -360 -300 190 280 90 4 : c; *{2|3} 240 0 rect -360 -170 190 8 0 : c-2; *{2|3} 240 0 box -370 -330 210 34 100 2 : steel; *{2|3} 240 0 rect -310 -80 90 14 4 : ink; *{2|3} 240 0 rect -340 -20 24 30 2 : wood-2; *{2|3} 240 0 rect -220 -20 24 30 2 : wood-2; rect 40 -200 320 200 2 : wood; rect 60 -180 280 160 2 : gold; *8 34 0 *4 0 36 path M70 -170 l10 -6 l10 6 v12 l-10 6 l-10 -6z : #c9862f; rect 20 -214 360 20 2 : wood+1
# catFood small violet,pink,sky,orange 330
path M-330 0 Q-340 -240 -310 -420 H-20 Q10 -240 0 0z : along(c-1,c+2,c,c-2); path M-314 -420 H-16 L-30 -470 H-300z : c-2; path M-230 -300 L-210 -370 L-170 -320 H-150 L-110 -370 L-90 -300 Q-90 -210 -160 -210 Q-230 -210 -230 -300z : white; *2 60 0 circle -190 -280 9 : ink; rect -280 -160 240 60 8 : {white|gold}; path M60 -110 H340 L310 0 H90z : tube({steel|white|pink}); oval 200 -110 140 26 : {lead|c-2}; *7 34 0 {circle 96 -120 13 : #a8673f|path M90 -120 l20 -14 l20 14 l-20 14z : #b5774a}; *5 36 0 circle 120 -138 12 : #8f5534; *3 110 0 rect 60 -{190..194} 84 60 10 : tube({c|gold}) /0
# carrier home grey,pink,sky,green 370
path M-380 -30 Q-390 -280 -330 -320 H20 Q70 -280 60 -30z : front(c); path M-350 -300 H20 L60 -180 H-380z : c-1; rect -360 -260 150 200 20 : ink; *6 24 0 line 5 M-350 -250 V-70 : steel; *4 0 44 line 4 M-356 -230 H-214 : steel; rect -220 -380 140 40 18 : {ink|c-2}; *4 50 0 rect -160 -150 34 10 4 : c-3; path M120 -120 H390 L370 0 H140z : tube({sky|pink|green|beige}); oval 255 -120 136 26 : {#d9cdb8|#c9d0d4}; *9 26 0 circle 150 -{116..126} 8 : white /0.8; @ 330 -130 30 rect -10 -120 20 120 8 : {red|ink}; @ 330 -130 30 path M-36 -20 h72 l-10 50 h-52z : {red|ink}
`;
