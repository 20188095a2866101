import Router from "@koa/router";
import type { Context } from "koa";
import { config } from "#config";
import { RuleError } from "#core/platform/errors/RuleError.ts";
import { readRawBody } from "../serve/readRawBody.ts";
import type { ApiContext, ApiState } from "../serve/state.ts";

/** The survey of a market that is tried out: `SURVEY_URL` names a real one's. Nothing that is answered here is kept. */
export const survey = new Router<ApiState>({ sensitive: true });

const words = {
  ru: {
    title: "Опрос о Bozor",
    hint: "Пробная страница: ответы никуда не уходят.",
    questions: [
      ["Насколько легко найти нужное?", ["Легко", "По-разному", "Трудно"]],
      ["Насколько легко разместить объявление?", ["Легко", "По-разному", "Трудно", "Не пробовал"]],
      ["Посоветуете Bozor друзьям?", ["Да", "Может быть", "Нет"]],
    ],
    other: "Что мешает больше всего?",
    missing: "Ответьте хотя бы на один вопрос.",
    send: "Отправить",
    thanks: "Спасибо! Можно вернуться в Telegram.",
  },
  uz: {
    title: "Bozor haqida soʻrovnoma",
    hint: "Sinov sahifasi: javoblar hech qayerga yuborilmaydi.",
    questions: [
      ["Keraklisini topish osonmi?", ["Oson", "Har xil", "Qiyin"]],
      ["Eʼlon joylash osonmi?", ["Oson", "Har xil", "Qiyin", "Sinab koʻrmadim"]],
      ["Bozorni doʻstlaringizga tavsiya qilasizmi?", ["Ha", "Balki", "Yoʻq"]],
    ],
    other: "Eng koʻp nima xalaqit beradi?",
    missing: "Kamida bitta savolga javob bering.",
    send: "Yuborish",
    thanks: "Rahmat! Telegramga qaytishingiz mumkin.",
  },
} as const;

const style = `
:root { color-scheme: light dark; }
body { margin: 0; background: light-dark(#f4f4f7, #101114); color: light-dark(#17181c, #ececf0); font: 17px/1.4 system-ui, sans-serif; }
main { max-width: 560px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 24px; line-height: 1.2; margin: 0 0 8px; }
p { color: light-dark(#5d6069, #a5a8b2); margin: 0 0 24px; }
fieldset { border: 0; margin: 0 0 16px; padding: 16px; border-radius: 12px; background: light-dark(#fff, #1c1d21); }
[role="alert"] { clear: both; margin: 0; padding: 0 2px; color: light-dark(#b3261e, #ff8a80); }
legend { float: left; width: 100%; font-weight: 600; margin-bottom: 8px; }
label { display: flex; align-items: center; gap: 12px; clear: both; min-height: 44px; }
textarea { box-sizing: border-box; width: 100%; min-height: 96px; padding: 10px; border: 0; border-radius: 10px;
  background: light-dark(#f1f1f5, #101114); color: inherit; font: inherit; }
button { width: 100%; min-height: 50px; border: 0; border-radius: 12px; background: #5a22c8; color: #fff; font: 600 17px system-ui, sans-serif; }`;

type Language = keyof typeof words;

/** The language of the app that has led here, else the browser's. */
function languageOf(ctx: Pick<Context, "query" | "acceptsLanguages">): Language {
  const { lng } = ctx.query;
  if (lng === "ru" || lng === "uz") return lng;
  return ctx.acceptsLanguages("ru", "uz") === "uz" ? "uz" : "ru";
}

type Said = (typeof words)[Language];

/** The questions; where nothing was answered, that is told at the first of them. */
function form(lang: Language, { questions, other, send, missing }: Said, isMissing: boolean): string {
  const asked = questions.map(([question, answers], place) => {
    const choices = answers.map(
      (answer) => `<label><input type="radio" name="q${place}" value="${answer}"> ${answer}</label>`,
    );
    const [described, fault] =
      isMissing && place === 0
        ? [' aria-describedby="missing"', `<p id="missing" role="alert">${missing}</p>`]
        : ["", ""];
    return `<fieldset${described}><legend>${question}</legend>${fault}${choices.join("")}</fieldset>`;
  });
  const last = `<fieldset><legend>${other}</legend><textarea name="other" aria-label="${other}" maxlength="2000"></textarea></fieldset>`;
  return `<form method="post" action="/survey/thanks?lng=${lang}">${asked.join("")}${last}<button>${send}</button></form>`;
}

function show(ctx: Context, state: "asked" | "missing" | "thanked") {
  const language = languageOf(ctx);
  const said = words[language];
  ctx.vary("Accept-Language");
  ctx.type = "text/html; charset=utf-8";
  ctx.body = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${said.title}</title>
<style>${style}</style>
</head>
<body><main><h1>${said.title}</h1>
${state === "thanked" ? `<p role="status">${said.thanks}</p>` : `<p>${said.hint}</p>${form(language, said, state === "missing")}`}
</main></body>
</html>
`;
}

/** Whether anything was answered. */
async function isAnswered(ctx: ApiContext): Promise<boolean> {
  const answers = new URLSearchParams(await readRawBody(ctx));
  return [...answers.values()].some((answer) => answer.trim() !== "");
}

function rejectElsewhere() {
  if (!config.hasSampleSurvey) throw new RuleError("not_found", "A real market's survey is elsewhere");
}

survey.get("/survey", (ctx) => {
  rejectElsewhere();
  show(ctx, "asked");
});
// Answers are sent in the body, which nobody logs: an address would stand in logs.
survey.post("/survey/thanks", async (ctx) => {
  rejectElsewhere();
  show(ctx, (await isAnswered(ctx)) ? "thanked" : "missing");
});
