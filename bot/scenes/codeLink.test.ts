import { describe, expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { readAccessToken } from "#core/people/auth/accessTokens.ts";
import { wipeExpiredCodes } from "#core/people/codes/openCode.ts";
import { requestCode } from "#core/people/codes/requestCode.ts";
import { verifyCode } from "#core/people/codes/verifyCode.ts";
import { translate } from "#core/platform/i18n/translate.ts";
import { OutboxMessage } from "#db/models/OutboxMessage.ts";
import { PhoneCode } from "#db/models/PhoneCode.ts";
import { User } from "#db/models/User.ts";
import { sequelize } from "#db/sequelize.ts";
import { captureLog } from "../../tests/captureLog.ts";
import { buildUser } from "../../tests/factories.ts";
import { buttonsOf, type Call, fakePerson, fakeTelegram } from "../../tests/fakeTelegram.ts";

const telegram = fakeTelegram();
const HOME = "203.0.113.1";
let made = 0;
const freshPhone = () => `9198${String(50_000_000 + ++made)}`;

const payloadOf = (link: string) => `/start ${link.split("?start=")[1]}`;
const codeIn = (call: Call | undefined) => /<code>(\d{6})<\/code>/.exec(String(call?.text))?.[1] ?? "";
const verify = (typed: { phoneNumber: string; code: string; requestId: string }) =>
  verifyCode(typed, { address: HOME, userId: undefined, askedLanguage: () => undefined });
const known = () => buildUser({ botStartedAt: new Date(), language: "en" });
const sealedOf = async (id: string) => (await PhoneCode.findByPk(id, { rejectOnEmpty: true })).sealedCode;

describe("a code that the bot tells", () => {
  test("who is known gets it at once, with a button that copies it, and it is wiped", async () => {
    const lines = captureLog();
    const user = await known();
    const phoneNumber = user.phoneNumber ?? "";
    const { requestId } = await requestCode(phoneNumber, HOME);
    const [call] = await telegram.deliver();
    const code = codeIn(call);
    expect(call).toMatchObject({ method: "sendMessage", chat_id: user.telegramId, parse_mode: "HTML" });
    expect(call?.text).toBe(translate("en", "code-message", { code }));
    expect(buttonsOf(call)).toEqual([
      { text: translate("en", "button-copy-code"), copy_text: { text: code } },
    ]);
    expect(await sealedOf(requestId)).toBeNull();

    const kept = JSON.stringify(await OutboxMessage.findAll({ raw: true, where: { userId: user.id } }));
    expect(kept).not.toContain(code);
    expect(lines.join("\n")).not.toContain(code);
    const { accessToken } = await verify({ phoneNumber, code, requestId });
    expect(await readAccessToken(accessToken)).toBe(user.id);
  });

  test("in every language it can be tapped and warns not to tell it", () => {
    const warnings = { ru: "Никому", uz: "hech kimga", en: "Don't share", hi: "किसी को न बताएँ" };
    for (const language of languages) {
      const words = translate(language, "code-message", { code: "012345" });
      expect(words).toContain("<code>012345</code>");
      expect(words).toContain(warnings[language]);
    }
  });

  test("it is tried again while Telegram is away, and wiped when it refuses or the person is gone", async () => {
    const codes = await Promise.all(
      [429, 400, 403].map(async (status) => {
        const user = await known();
        telegram.refuse("sendMessage", {
          error_code: status,
          description: "Bad Request: no",
          ...(status === 429 && { parameters: { retry_after: 0 } }),
        });
        const { requestId } = await requestCode(user.phoneNumber ?? "", HOME);
        const calls = await telegram.deliver();
        return { status, requestId, sent: calls.length };
      }),
    );
    expect(codes.reduce((all, { sent }) => all + sent, 0)).toBeGreaterThan(0);
    for (const { requestId } of codes) expect(await sealedOf(requestId)).toBeNull();
  });

  test("one that comes too late isn't sent, and what was never sent is wiped", async () => {
    const user = await known();
    const { requestId } = await requestCode(user.phoneNumber ?? "", HOME);
    await PhoneCode.update({ expiresAt: new Date() }, { where: { id: requestId } });
    expect(await telegram.deliver()).toEqual([]);
    expect(await wipeExpiredCodes()).toBe(1);
    expect(await sealedOf(requestId)).toBeNull();
  });
});

describe("the link to the bot", () => {
  test.each(languages)(
    "in %s: who shares the contact with that number gets the code and is signed in",
    async (language) => {
      const phone = freshPhone();
      const { link, requestId } = await requestCode(phone, HOME);
      const person = fakePerson({ language_code: language });
      await telegram.say(person, payloadOf(link));
      const [thanks] = await telegram.share(person, phone);
      expect(thanks).toMatchObject({
        text: translate(language, "phone-code-comes"),
        reply_markup: { remove_keyboard: true },
      });
      const [call] = await telegram.deliver();
      const code = codeIn(call);
      expect(call?.text).toBe(translate(language, "code-message", { code }));
      const [left] = await sequelize.query(`select key from bot_storage where value::text like '%${code}%'`);
      expect(left).toEqual([]);

      const { accessToken } = await verify({ phoneNumber: phone, code, requestId });
      const user = await User.findByPk(await readAccessToken(accessToken));
      expect(user).toMatchObject({ telegramId: person.id, phoneNumber: `+${phone}` });
    },
  );

  test("another number is proven, but gets no code", async () => {
    const { link, requestId } = await requestCode(freshPhone(), HOME);
    const person = fakePerson();
    const own = freshPhone();
    await telegram.say(person, payloadOf(link));
    const [answer] = await telegram.share(person, own);
    expect(answer?.text).toBe(translate("ru", "phone-other-number"));
    expect(await telegram.deliver()).toEqual([]);
    expect(await User.findOne({ where: { telegramId: person.id } })).toMatchObject({
      phoneNumber: `+${own}`,
    });
    expect(await sealedOf(requestId)).toBeNull();
  });

  test("a link that is used, or gets half an hour old, before the contact is shared gives none", async () => {
    const phone = freshPhone();
    const { link, requestId } = await requestCode(phone, HOME);
    const person = fakePerson();
    for (const end of ["created_at = now() - interval '31 minutes'", "used_at = now()"]) {
      await telegram.say(person, payloadOf(link));
      await sequelize.query(`update phone_codes set ${end} where id = $id`, { bind: { id: requestId } });
      const [answer] = await telegram.share(person, phone);
      expect(answer?.text).toBe(translate("ru", "phone-link-old"));
      await sequelize.query("update phone_codes set created_at = now() where id = $id", {
        bind: { id: requestId },
      });
    }
    expect(await telegram.deliver()).toEqual([]);
  });

  test("shared twice it tells a new code, and only that one signs in", async () => {
    const phone = freshPhone();
    const { link, requestId } = await requestCode(phone, HOME);
    const person = fakePerson();
    const codes: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      await telegram.say(person, payloadOf(link));
      await telegram.share(person, phone);
      codes.push(codeIn((await telegram.deliver())[0]));
    }
    const [first = "", second = ""] = codes;
    if (first !== second) {
      await expect(verify({ phoneNumber: phone, code: first, requestId })).rejects.toMatchObject({
        code: "code_wrong",
      });
    }
    await verify({ phoneNumber: phone, code: second, requestId });
  });
});
