import { CLOTH, SKY, WALL } from "./placeColours.ts";

const street = `rect 0 0 1280 740 0 : ${SKY}; *7 190 0 rect {-40..60} {480..560} 140 240 0 : {#b9c3cb|#c9b9a4|#9fb0a0} /0.7; rect 0 700 1280 260 0 : down({#9aa07c|#a0a2a4|#b8ab94},{#86896f|#858789|#9c8f78}); path M0 840 H1280 V960 H0z : {#8b8d91|#a8a49c}; *5 300 0 rect -40 895 150 12 0 : white /0.5`;
const greens = `*{2..6} {150..260} 0 circle {40..140} {640..700} {50..100} : ball({#6f9a55|#8aa84c|#5d8a4c|#c08a3c}); *{2..6} {150..260} 0 rect {100..120} 700 14 70 0 : #6b5440`;
const block = (storeys: string, wall: string) =>
  `${street}
*{n=${storeys}} 0 -80 rect {x=170..360} 640 {w=600..720} 80 0 : {b=${wall}}; *{n} 0 -80 rect {x} 640 {w} {4..8} 0 : {b}-2; *{n} 0 -80 *5 {d=112..128} 0 rect {x+36} 656 {56..70} 48 4 : {glass|#5f7a90|#7f93a3}; *{n} 0 -80 *{2|3} {230..250} 0 rect {x+{20|140}} 676 90 38 3 : {white|{b}-2|#8fb0c4|#c0564a} /0.9
*{2..4} 0 -160 *2 220 0 rect {x+60} 656 60 48 4 : #f1d58a /0.9; rect {x} 716 {w} 14 0 : {b}-3; *2 300 0 rect {x+120} 640 80 90 4 : {#6b4a35|#4a5a66}; *2 300 0 rect {x+100} 624 120 16 4 : {b}-3; ${greens}
use {sedan|hatch|suv|sedanOld} {260..420} {860..890} 0.34 : {white|black|red|silver|blue}; use {sedan|hatch|suv|microvan} {780..1000} {880..900} 0.36 : {white|grey|green|blue}`;
/** The same house from its corner, a wall of it from near, and its yard. */
const blockSides = (wall: string) =>
  `
${street}
^ {x=420..760} 0 {-9..-5} rect 0 {t=60..220} {w=420..520} 760 0 : {b=${wall}}; ^ {x} 0 {16..22} rect -{v=300..360} {t} {v} 760 0 : {b}-3; ^ {x} 0 -7 *7 0 88 *4 108 0 rect 40 {t+40} 60 50 2 : {glass|#f1d58a}; ^ {x} 0 -7 *7 0 88 *2 216 0 rect 30 {t+66} 84 34 2 : {white|{b}-2|#8fb0c4}; ^ {x} 0 19 *7 0 88 *3 96 0 rect {-290..-280} {t+40} 46 48 2 : #4f6476; rect 0 760 1280 200 0 : {#8b8d91|#a8a49c|#7f8a68}; ${greens}; use {sedan|suv|hatch} {200..1000} 900 0.5 : {white|black|red|silver}
--
rect 0 0 1280 960 0 : along({b=${wall}},{b}-2); *5 0 {206..230} rect 0 -20 1280 {8..16} 0 : {b}-3; *5 0 216 *4 {320..340} 0 rect {20..60} 20 110 120 3 : white; *5 0 216 *4 330 0 rect 44 30 90 100 2 : {glass|#5f7a90}; *5 0 216 *3 {320..480} 0 rect {180..240} 10 150 {70..90} 2 : {glass|#7f93a3}; *5 0 216 *3 400 0 rect {170..200} 90 180 70 4 : {white|{b}-2|#8fb0c4|#c0564a|#5e7d5a}; *3 0 432 *2 {400..600} 0 rect {100..300} 150 80 44 6 : white; *3 400 216 line 4 M230 100 h130 : lead; *3 410 210 rect {240..280} 100 30 50 0 : {red|blue|gold|pink}
--
${street}
*8 0 -84 rect -20 600 {v=380..480} 84 0 : {b=${wall}}; *7 0 -84 *3 120 0 rect {20..50} 560 60 48 2 : {glass|#f1d58a}; *8 0 -84 rect {v+300} 600 700 84 0 : {b}-1; rect 0 680 1280 280 0 : {#8fa668|#b9ae98|#a4b07a}; ${greens}; line 14 M{g=420..620} 860 L{g+60} 680 L{g+220} 680 L{g+280} 860 : {red|blue|orange}; line 5 M{g+110} 690 V800 M{g+170} 690 V800 : ink; rect {g+100} 800 80 12 4 : {yellow|red}; path M{g+320} 860 l60 -140 l30 0 l-20 40 q80 60 140 100z : {orange|sky|green}; *2 560 0 rect {100..200} 880 180 14 4 : wood`;
const gate = `rect {g=180..820} 560 {200..260} 220 6 : front({#3f6a58|#7a3f35|#4a5568|#8f7350}); *5 44 0 rect {g+12} 576 30 190 3 : ink /0.25`;
const house = `${street}
path M{x=240..330} 420 L{x+300} {220..280} L{x+640} 420z : front({r=#a8543f|#6d5a48|#4f6a80|#7a8a5a}); rect {x+40} 416 560 320 4 : along({b=#efe3cf|#d8c3a0|#f4f3ef|#c98d6a},{b}-1); *{2|3|4} {150..190} 0 rect {x+70} {v=460..490} 110 120 4 : white; *3 170 0 rect {x+90} {v+10} 90 100 2 : {glass|#f1d58a}; @ {x} 0 0 rect {130|250|400} 560 100 180 4 : {#6b4a35|#8a5a3b}; {rect {x-160} 520 220 220 4 : {b}-2|path M{x+640} 560 h200 l40 40 h-240z : {r}-1|*5 70 0 rect {x-120} 660 12 90 0 : wood|circle {x+700} 640 90 : ball(leaf)}; rect {x+400} {260..300} 50 100 0 : #9c6a50
--
${street}
rect 60 480 1160 270 4 : down({b=#e2cfae|#d8d2c6|#b9735a|#c9b294},{b}-1); rect 50 464 1180 22 4 : {b}-3; path M{x=300..600} 470 L{x+200} {300..350} L{x+420} 470z : {r=#a8543f|#7d838c|#5a6f80}; ${gate}; *{2..4} 260 0 oval {100..200} 480 130 60 : {#6f9a55|#86ab63}
--
${street}
path M-40 420 L{400..520} 200 L{900..1000} 420z : front({r=#a8543f|#6d5a48|#5a6f80}); rect 0 410 {900..960} 340 0 : along({b=#efe3cf|#f4f3ef|#d8c3a0},{b}-1); *4 210 0 rect 70 470 {110..140} 130 4 : white; *4 210 0 rect 82 482 90 106 2 : glass; *6 150 0 rect 20 {680..700} 10 60 0 : wood; rect 0 676 960 12 0 : wood; *{3..7} 120 0 oval 40 {240..420} 80 50 : {#6f9a55|#86ab63} /0.9; use topchan {1020..1080} 880 0.6 : {green|red|blue}`;
const newHouse = `${street}
rect {x=180..260} 420 {760..820} 320 4 : along({b=#f4f3ef|#e8dcc4|#c9c6c0|#d8b890},{b}-2); rect {x+100} 200 560 230 4 : along({b},{b}-1); path M{x+60} 206 L{x+380} {90..150} L{x+700} 206z : {r=#5a4a44|#7a3f35|#4a5a66}; *3 180 0 rect {x+140} 260 120 120 4 : {glass|#f1d58a}; *3 240 0 rect {x+60} 490 150 130 4 : glass; *4 0 0 rect {x+96} 410 570 10 0 : {b}-3; *12 46 0 rect {x+100} 376 6 40 0 : ink /0.6; rect {x+320} 560 110 180 4 : {#5d4433|#2b2e35}; *2 400 0 rect {x+300} 420 18 320 0 : white; use {sedan|suv} {360..900} 890 0.44 : {white|black|silver}
--
${street}
rect {x=120..240} 250 420 490 4 : along({b=#f4f3ef|#d8b890|#b9b2a6},{b}-1); rect {x+420} 380 440 360 4 : along({b}-1,{b}-2); rect {x-20} 236 470 20 4 : {r=#5a4a44|#3a3d42}; rect {x+410} 366 470 18 4 : {r}; *2 0 230 *2 190 0 rect {x+50} 290 140 {120..150} 4 : {glass|#f1d58a}; rect {x+480} 470 330 270 4 : front({r}+3); *6 0 42 rect {x+490} 490 310 4 0 : ink /0.4; ${greens}`;
const oldHouse = `${street}
path M{x=260..360} 450 L{x+260} {320..360} L{x+560} 450z : #7a6a5c; rect {x+20} 446 520 290 0 : along({b=#cdb894|#b9a58a|#d8c9b0},{b}-2); *2 250 0 rect {x+70} 520 110 110 2 : #6b5a48; *2 250 0 rect {x+80} 530 40 90 0 : glass; *2 250 0 line 8 M{x+80} 530 L{x+170} 620 : #8c6a48; path M{x+300} 446 l60 120 l-20 60 l50 110 l-80 0 l-20 -170z : #8f5a45 /0.7; *{5..9} 130 0 path M20 760 q-10 -60 -40 -90 q40 30 50 80 q20 -60 50 -80 q-30 40 -30 90z : {#7f9a55|#a8a05a}; use bricks {x+660} 840 0.4 : {brown|grey}`;
const hills = `rect 0 0 1280 560 0 : ${SKY}; path M-40 560 L180 {240..330} L420 430 L640 {190..300} L900 440 L1120 {220..320} L1320 560z : down(#8fa3b5,#c3d0d2); path M-40 600 L260 {430..480} L620 560 L980 {420..480} L1320 600z : {#7f9a6a|#9aa86a}; rect 0 570 1280 390 0 : down({#a9c178|#c2b478|#9ab07a},{#6d9350|#a08f5a|#7a9058})`;
const dachaBody = `rect {x=420..620} 400 {420..500} 230 2 : {b=#b98a5e|#e8dcc4|#a06a48}; *6 0 38 rect {x} 410 440 3 0 : {b}-3; path M{x-50} 406 L{x+220} {230..280} L{x+490} 406z : front({#6d422a|#7a3f35|#4f6a58}); *2 220 0 rect {x+50} 460 110 110 4 : white; *2 220 0 rect {x+60} 470 90 90 2 : {glass|#f1d58a}; rect {x+176} 480 80 150 2 : #5d4433`;
const dacha = `${hills}
${dachaBody}; path M{60..120} 720 L{900..1000} 700 L1180 880 L30 {890..920}z : #e7e2d8; path M140 740 L{860..900} 724 L1060 860 L110 880z : down(#8fdcea,#35a8cc); line 8 M200 800 q60 -14 120 0 M480 830 q60 -14 120 0 M740 780 q60 -14 120 0 : white /0.6; use {plant|umbrella|armchair} {1100..1160} 840 0.5 : {red|white|orange}; *{2..4} 200 0 circle 80 {560..600} {60..90} : ball(#5d8a4c)
--
rect 0 0 1280 420 0 : ${SKY}; rect 0 380 1280 200 0 : {#6f9a55|#86ab63}; rect 0 560 1280 400 0 : #e7e2d8; path M{-60..60} 600 H1200 L1340 960 H-200z : down(#8fdcea,#35a8cc,#2a86b8); *4 240 60 line 8 M60 660 q70 -16 140 0 : white /0.6; use umbrella {200..320} 600 0.6 : {red|blue|orange}; use {topchan|sofa} {860..980} 600 0.6 : {green|red}
--
${hills}
${dachaBody}; use kazan {180..260} 860 0.6 : black; use topchan {900..1000} 880 0.7 : {green|red|blue}; *{3..5} 180 0 circle 60 {540..600} {50..80} : ball(#5d8a4c)`;
const mountainDacha = `${hills.replaceAll("{190..300}", "{80..160}").replaceAll("{240..330}", "{140..220}")}
${dachaBody}; *{7..12} 120 0 path M{0..60} 700 l50 -200 l50 200z : {#3f6a4a|#4f7f58}; path M0 960 Q400 {760..840} 640 820 T1280 760 L1280 820 Q900 840 640 880 T140 960z : {#c9b894|#8fc0d8}`;
const orchard = `${hills}
*5 0 0 line 26 M640 580 L{0..100} 960 M640 580 L640 960 M640 580 L{1180..1280} 960 : #8a6a48 /0.4; *7 {180..200} 0 circle {10..60} {520..560} 60 : ball({#6f9a55|#e9b8c4|#f1e8ea|#7fa24c}); *6 240 0 rect {20..40} 640 20 120 0 : #6b5440; *6 240 0 circle 30 {600..630} {90..120} : ball({#5d8a4c|#e9a8b8|#f4eef0|#7fa24c}); *12 106 0 circle {10..60} {560..640} 12 : {#d9433f|#f0bf42|#b5283a}`;
const land = `${hills}
path M{60..200} 660 L{1040..1160} 640 L1400 960 L-200 960z : down({#b99a6e|#a88a5c|#8a9a5c},{#9a7a50|#8c7048|#7a8a4c}); *9 140 -2 rect {20..60} 640 12 80 2 : #8c6242; line 5 M0 664 H1280 M0 694 H1280 : #8c6242; *7 200 -6 rect -40 {860..880} 16 110 2 : #8c6242; line 7 M-40 900 L1320 860 : #8c6242; rect {560..740} 500 14 240 2 : #7a573c; rect {500..660} 470 240 130 8 : {white|#f0bf42|#3d6a94}; *2 0 36 rect {540..690} 500 {90..150} 16 6 : {ink|red} /0.8; use {bricks|sand|sacks|rebar} {160..300} 880 0.5 : {brown|grey|beige}`;
const farmland = `${hills}
*21 120 0 path M640 580 L{-560..-540} 960 h60z : {#6a8a3c|#8c6a40|#c9b054} /0.6; use {tractor|tractor|sprinkler|hay} {240..940} {760..800} {0.4|0.6} : {red|blue|green}; *{3..6} 210 0 oval {30..90} {470..520} 26 90 : #4f7f52`;

const balcony = `
rect 0 0 1280 960 0 : ${SKY}; *7 190 0 rect {0..60} {380..520} 150 500 2 : {#c9b9a4|#a9b7c2|#d9d2c6|#b98d74} /0.8; *7 190 0 *5 0 70 rect 40 {480..540} 30 30 0 : glass /0.7; rect 0 0 1280 60 0 : ${WALL}; *5 300 0 rect {60..120} 0 22 620 0 : white; rect 0 600 1280 26 0 : white; rect 0 620 1280 340 0 : down({w},{w}-2); *16 84 0 rect 0 640 6 320 0 : {w}-3 /0.4; use {plant|lemonTree|ficus} {200..400} 940 0.8 : {white|brown}; use {armchair|plant|bicycle} {860..1000} 960 0.8 : ${CLOTH}`;
const teahouse = `${hills}
*4 340 0 rect {60..120} 330 26 400 0 : {wood|#7a4a35}; path M0 340 L640 {200..250} L1280 340 L1280 380 L0 380z : {#7a4a35|#4f6a80|#a8543f}; *16 84 0 path M0 380 q42 50 84 0z : {#3a73bd|#c9862f|#5e8a5a} /0.8; use topchan {280..360} 830 0.8 : {red|green|blue}; use topchan {880..960} 850 0.84 : {blue|red|green}; use {tandoor|kazan} {600..660} 740 0.4 : black`;
const shopfront = `${street}
rect {x=160..260} 300 {760..820} 440 4 : {b=#efe6d6|#c98d6a|#b9c3c6|#5a6f80}; rect {x+20} 330 740 86 8 : front({s=red|green|blue|orange|violet|brown}); *{5..7} 84 0 rect {x+120} 356 {46..60} 34 6 : white /0.9; path M{x} 420 H{x+780} l30 80 H{x-30}z : white; *7 116 0 path M{x+10} 420 h58 l-8 80 h-70z : {s}; rect {x+40} 520 250 190 4 : glass; rect {x+490} 520 250 190 4 : glass; rect {x+330} 520 120 220 4 : {#5d4433|#2b2e35}; rect {x+344} 534 92 150 2 : glass; *4 56 0 rect {x+56} 640 44 66 4 : {gold|red|green|cream}; *4 56 0 circle {x+530} 680 24 : ball({orange|gold|red}); ${greens}
--
${street}
rect 0 200 1280 540 0 : {b=#d9cdb8|#b9c3cb|#cfa98c}; *8 160 0 rect 30 230 90 90 2 : glass; rect {x=120..300} 380 {640..760} 360 0 : {#3a3d42|#efe6d6}; rect {x+20} 400 640 70 6 : front({red|green|blue|orange}); *6 90 0 rect {x+60} 420 60 30 4 : white /0.9; *3 220 0 rect {x+24} 490 190 240 2 : glass; *3 220 0 *4 0 52 rect {x+40} 530 150 8 0 : white /0.6; *3 220 0 *5 30 52 circle {x+56} 516 12 : {orange|red|gold|green}; use {bicycle|sedan|kick} {300..900} 900 0.4 : {red|white|blue}`;
const warehouse = `${street}
path M{80..140} 360 L640 {200..260} L{1140..1200} 360 V740 H100z : along({b=#83b9e4|#9aa1a8|#c9b294|#7f9a8a},{b}-2); *24 44 0 line 3 M120 360 V740 : {b}-4 /0.3; rect {g=380..520} 460 340 280 4 : #5b6068; *8 0 34 rect {g+6} 466 328 26 2 : #747a84; <> rect 0 0 0 0 0 : c; *2 {600..660} 0 rect {150..180} 460 160 80 4 : glass; use boxes {g-80} 830 0.5 : brown; use {forklift|truck|van} {g+480} 880 0.44 : {yellow|white|blue}
--
rect 0 0 1280 960 0 : down({#9aa1a8|#b5b0a6|#83959c},{#c3c8cc|#d0cabd}); path M0 0 H1280 L900 260 H380z : lead-3; *7 150 0 line 8 M{180..200} 0 L470 260 : ink /0.4; rect 380 260 520 340 0 : {#b9bec4|#c9c2b4}; rect 540 {360..400} 200 240 0 : {#dfeaf2|#5b6068}; path M0 960 L380 600 H900 L1280 960z : {#a9a49a|#8f9498}; *4 0 0 line 6 M440 600 L100 960 M820 600 L1180 960 : #e8b43a; *4 0 150 path M0 {150..180} L360 330 V342 L0 174z : #e07a2f; *4 0 150 path M1280 {150..180} L920 330 V342 L1280 174z : #3d6a94; *5 70 36 use boxes {30..60} 400 0.2 : brown; *5 -70 36 use boxes {1200..1240} 400 0.2 : brown; use {forklift|boxes|sacks} {540..760} 860 0.6 : {yellow|orange|brown}`;
const base = `${hills}
path M40 {420..460} L300 340 L560 440 V640 H40z : along({b=#83b9e4|#9aa1a8|#c9b294},{b}-2); rect {660..720} 460 {460..540} 180 2 : {b}-1; *5 90 0 rect 740 500 60 50 2 : glass; rect 180 500 200 140 0 : #5b6068; rect 0 620 1280 340 0 : #a39a8a; *17 80 0 rect 0 640 8 90 0 : lead; rect 0 650 1280 6 0 : lead; use {truck|dumper|crane} {300..420} 880 0.5 : {blue|orange|yellow}; use {excavator|sand|bricks} {860..960} 880 0.5 : {yellow|grey|brown}`;
const garageRow = `${street}
rect 0 330 1280 410 0 : down({b=#c9b294|#b9735a|#b5b3ae|#d8d2c6},{b}-1); rect 0 312 1280 24 0 : {b}-4; *4 {310..330} 0 rect {x=40..90} 430 250 310 4 : front({#4a6a58|#7a5a48|#5a6f80|#8d949c}); *4 320 0 line 5 M{x+125} 430 V740 : ink /0.5; *4 320 0 rect {x+140} 570 12 40 3 : ink; *4 320 0 rect {x+60} 360 60 40 4 : white; use {sedan|sedanOld|hatch} {420..860} 880 0.56 : {white|red|blue|silver}
--
${street}
rect {x=260..360} 300 600 440 2 : along({b=#c98d6a|#d8d2c6|#b5b3ae},{b}-2); path M{x-40} 306 L{x+640} 280 V310 L{x-40} 336z : #6e7278; rect {x+80} 400 440 340 4 : {b}-4; *8 0 42 rect {x+86} 406 428 36 2 : {#d9dcdd|#8a9a8c|#c9b9a0}; circle {x+300} 366 18 : lamp; ${greens}`;

/** Houses and grounds; the format is told in subject.ts, that of the shapes in art.ts. */
export const grounds = `
# balcony place sky
${balcony}
# block place beige,sky,white,orange
${block("5|7|8", "#d9c9a8|#e3e1db|#b9c3cb|#cfb894|#e8c8a8")}
--${blockSides("#d9c9a8|#e3e1db|#b9c3cb|#cfb894|#e8c8a8")}
# newBlock place white,sky
${block("8", "#f0efec|#c98d6a|#8f9aa6|#e8dcc8|#a9b8c4")}
--${blockSides("#f0efec|#c98d6a|#8f9aa6|#e8dcc8|#a9b8c4")}
# brickBlock place orange,brown
${block("4|5", "#b9735a|#a8644c|#c98a64|#9c5f4a")}
--${blockSides("#b9735a|#a8644c|#c98a64|#9c5f4a")}
# house place white,beige,brown
${house}
# newHouse place white,beige
${newHouse}
# oldHouse place beige,brown
${oldHouse}
# dacha place beige,brown
${dacha}
# mountainDacha place green,brown
${mountainDacha}
# orchard place green
${orchard}
# land place brown,green
${land}
# farmland place green,gold
${farmland}
# shopfront place red,green
${shopfront}
# teahouse place brown
${teahouse}
# warehouse place sky,grey
${warehouse}
# base place grey
${base}
# garage place grey
${garageRow}
`;
