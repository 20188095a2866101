import { botChatKey, markRead, peopleChatKey, viewChat } from "../chats.ts";
import { HttpError } from "../http/router.ts";
import { runCustomMethod } from "../miniapp/customMethods.ts";
import { createLaunch } from "../miniapp/launches.ts";
import { readPrepared, sharePrepared } from "../miniapp/sharePrepared.ts";
import { blockBot } from "../people/blockBot.ts";
import { editOwn } from "../people/editOwn.ts";
import { askInline, chooseInline } from "../people/inline.ts";
import { addStars, findInvoice, payInvoice, viewInvoice } from "../people/pay.ts";
import { addPerson, changePerson, readPlace, requirePerson } from "../people/persons.ts";
import { type Pressed, pressInline, pressKeyboard } from "../people/pressButton.ts";
import { foldKeyboard, pressStart, say, sayToPerson } from "../people/say.ts";
import { sendLocation } from "../people/sendLocation.ts";
import { sendPhotos } from "../people/sendPhotos.ts";
import { shareContact } from "../people/shareContact.ts";
import { tellBot } from "../people/tellBot.ts";
import type { Person } from "../shapes/world.ts";
import type { World } from "../world.ts";
import type { Input, Serve } from "./serve.ts";
import { waitForMessage } from "./waitForMessage.ts";

const DATA_LIMIT_BYTES = 4096;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The chat a call means: with the bot, or with another person. */
const chatKeyFor = (person: Person, other: unknown) =>
  other ? peopleChatKey(person.id, Number(other)) : botChatKey(person.id);

/** For whoever presses from a test: the page that shows the app, ready to open. */
function withLaunch(world: World, person: Person, pressed: Pressed, host: string) {
  if (pressed.kind !== "web_app") return pressed;
  const { url, mode, buttonText } = pressed;
  const { id } = createLaunch(world, { personId: person.id, url, mode, buttonText });
  return { ...pressed, launch: `http://${host}/app?launch=${id}` };
}

/** Data from a mini-app that a keyboard button opened. */
function sendAppData(world: World, person: Person, input: Input) {
  const data = text(input.data);
  if (!data || Buffer.byteLength(data) > DATA_LIMIT_BYTES)
    throw new HttpError(400, "Data of 1 to 4096 bytes");
  foldKeyboard(world, botChatKey(person.id));
  return tellBot(world, person, { web_app_data: { data, button_text: text(input.buttonText) } });
}

function allowWriting(world: World, person: Person) {
  const isNew = !person.canWrite && !person.started;
  blockBot(world, person, false);
  person.canWrite = true;
  world.emit({ type: "people", people: world.state.people });
  if (isNew) tellBot(world, person, { write_access_allowed: { from_request: true } });
  return person;
}

/** Everything one person can do, below `/sim/people`. */
export function personRoutes(world: World, serve: Serve): void {
  serve("GET", "/sim/people", () => world.state.people);
  serve("POST", "/sim/people", (input) => addPerson(world, input));
  serve("PATCH", "/sim/people/:id", (input, { params }) => changePerson(world, Number(params.id), input));

  serve("GET", "/sim/people/:id/chat", async (_, { params, url }) => {
    const person = requirePerson(world, Number(params.id));
    const query = url.searchParams;
    const key = chatKeyFor(person, query.get("with"));
    const wait = Number(query.get("wait") ?? 0);
    await waitForMessage(world, key, Number(query.get("after") ?? 0), wait);
    const view = viewChat(world, key, Number(query.get("before")) || Number.POSITIVE_INFINITY);
    return { ...view, answers: world.answers.filter(({ personId }) => personId === person.id) };
  });

  const act = (path: string, handle: (person: Person, input: Input, host: string) => unknown) =>
    serve("POST", `/sim/people/:id/${path}`, (input, { params, request }) =>
      handle(requirePerson(world, Number(params.id)), input, request.headers.host ?? ""),
    );

  act("text", (person, input) =>
    input.to
      ? sayToPerson(world, person, requirePerson(world, Number(input.to)), text(input.text), {
          repliesTo: input.replyTo,
        })
      : say(world, person, text(input.text), input.replyTo),
  );
  act("edit", (person, input) => editOwn(world, person, Number(input.messageId), text(input.text)));
  act("start", (person, input) => pressStart(world, person, text(input.payload)));
  act("press", (person, input, host) => withLaunch(world, person, pressInline(world, person, input), host));
  act("keyboard", (person, input, host) => {
    const place = input.latitude === undefined ? undefined : readPlace(input);
    return withLaunch(world, person, pressKeyboard(world, person, text(input.text), place), host);
  });
  act("contact", (person) => shareContact(world, person));
  act("location", (person, input) =>
    sendLocation(world, person, readPlace(input), {
      title: input.title,
      address: input.address,
      repliesTo: input.replyTo,
    }),
  );
  act("photos", (person, input) =>
    sendPhotos(world, person, input.photos, text(input.caption), input.replyTo),
  );
  act("block", (person) => {
    blockBot(world, person, true);
    return person;
  });
  act("unblock", (person) => {
    blockBot(world, person, false);
    return person;
  });
  act("read", (person, input) => {
    markRead(world, chatKeyFor(person, input.with), person.id);
    return true;
  });
  const whom = (input: Input) => (input.to ? requirePerson(world, Number(input.to)) : null);
  act("inline", (person, input) =>
    askInline(world, person, { query: text(input.query), offset: text(input.offset), to: whom(input) }),
  );
  act("inline-choose", (person, input) =>
    chooseInline(world, person, {
      queryId: text(input.queryId),
      resultId: text(input.resultId),
      to: whom(input),
    }),
  );
  act("write-access", (person) => allowWriting(world, person));
  serve("GET", "/sim/people/:id/invoice", (_, { url }) => {
    const query = url.searchParams;
    return viewInvoice(findInvoice(world, { slug: query.get("slug"), message: query.get("message") }));
  });
  act("pay", (person, input) => payInvoice(world, person, findInvoice(world, input)));
  act("stars", (person, input) => addStars(world, person, input.amount));
  act("app-data", (person, input) => sendAppData(world, person, input));
  act("custom-method", (person, input) => {
    const params = typeof input.params === "object" && input.params ? (input.params as Input) : {};
    return runCustomMethod(world, person, text(input.method), params);
  });

  serve("GET", "/sim/people/:id/prepared/:message", (_, { params }) =>
    readPrepared(world, requirePerson(world, Number(params.id)), params.message ?? ""),
  );
  act("prepared", (person, input) =>
    sharePrepared(world, person, requirePerson(world, Number(input.to)), text(input.message)),
  );
}
