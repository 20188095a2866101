import { Window } from "happy-dom";
import { expect, test } from "vitest";
import { CLIENT_SCRIPT } from "./relayPage.ts";

const NUMBER = "tel:+998901234567";

/** A page of an app whose client is of a platform, and what that is told. */
function openPage(platform: string) {
  const page = new Window();
  const told: [event: string, url: string][] = [];
  const parent = {
    location: { hash: `#tgWebAppPlatform=${platform}` },
    postMessage(message: string) {
      const { eventType, eventData } = JSON.parse(message);
      told.push([eventType, eventData?.url]);
    },
  };
  const names = [
    "parent",
    "window",
    "HTMLElement",
    "HTMLAnchorElement",
    "addEventListener",
    "document",
  ] as const;
  const { HTMLElement, HTMLAnchorElement, document } = page;
  const addEventListener = page.addEventListener.bind(page);
  const values = { parent, window: page, HTMLElement, HTMLAnchorElement, addEventListener, document };
  new Function(...names, CLIENT_SCRIPT)(...names.map((name) => values[name]));
  return { page, told };
}

type Way = (page: Window) => void;
const clickLink =
  (isInPage: boolean, target: string): Way =>
  ({ document }) => {
    const link = document.createElement("a");
    Object.assign(link, { href: NUMBER, target });
    if (isInPage) document.body.append(link);
    link.click();
  };
const sameFrame: [string, Way][] = [
  ["a link that stands nowhere", clickLink(false, "")],
  ["a link of the page", clickLink(true, "")],
];
const newWindow: [string, Way][] = [
  ["a link for a new window", clickLink(true, "_blank")],
  ["a window that the app opens", (page) => void page.open(NUMBER, "_blank")],
];

test.each(sameFrame)("%s calls nobody on iOS, and calls elsewhere", (_, call) => {
  for (const platform of ["ios", "android", "tdesktop"]) {
    const { page, told } = openPage(platform);
    call(page);
    expect(told, platform).toEqual([[platform === "ios" ? "relay_ignored" : "relay_called", NUMBER]]);
  }
});

test.each(newWindow)("%s calls on iOS, too", (_, call) => {
  const { page, told } = openPage("ios");
  call(page);
  expect(told).toEqual([["relay_called", NUMBER]]);
});
