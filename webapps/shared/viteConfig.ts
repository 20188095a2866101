import { readFile } from "node:fs/promises";
import react from "@vitejs/plugin-react";
import type { Plugin, UserConfig } from "vite";
import project from "../../package.json" with { type: "json" };
import { earlyScript } from "./earlyScript.ts";

/** The modules of the app's parts, known once all modules are: those that a part imports at once and further on. */
interface Parts {
  plugin: Plugin;
  /** Whether the first load has it; what only comes with a lazy screen isn't among it. */
  isLanding: (id: string) => boolean;
  /** Whether the form of a listing has it, and whether nothing but the form and what comes behind it do. */
  isOfForm: (id: string) => boolean;
  isOfFormAlone: (id: string) => boolean;
}

const FORM = /\/(NewListing|CreateListingScreen)\./;
/** Parts that come with the form or after it. */
const AROUND_FORM = /\/(NewListing|CreateListingScreen|EditListingScreen|laterParts|listingFormRules)\./;

function gatherParts(): Parts {
  const landing = new Set<string>();
  const form = new Set<string>();
  const elsewhere = new Set<string>();
  const plugin: Plugin = {
    name: "gather-parts",
    buildEnd() {
      const importsOf = (id: string) => this.getModuleInfo(id)?.importedIds ?? [];
      function gather(from: string[], found: Set<string>) {
        const waiting = [...from];
        for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
          if (found.has(id)) continue;
          found.add(id);
          waiting.push(...importsOf(id));
        }
      }
      const all = [...this.getModuleIds()];
      const pages = all.filter((id) => this.getModuleInfo(id)?.isEntry);
      // main.tsx waits for words and session; in one piece with it, every lazy screen would wait for those too.
      gather(pages.flatMap(importsOf).flatMap(importsOf), landing);
      const lazy = all.filter((id) => this.getModuleInfo(id)?.dynamicImporters.length);
      gather(
        lazy.filter((id) => FORM.test(id)),
        form,
      );
      gather(
        lazy.filter((id) => !AROUND_FORM.test(id)),
        elsewhere,
      );
    },
  };
  return {
    plugin,
    isLanding: (id) => landing.has(id),
    isOfForm: (id) => form.has(id),
    isOfFormAlone: (id) => form.has(id) && !elsewhere.has(id),
  };
}

/**
 * Has the first load compiled as it arrives, beside, rather than when it is called and one waits for it: by a line
 * that has to be its first. Engines that don't know it go on as before.
 */
function compileAhead(): Plugin {
  return {
    name: "compile-ahead",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const output of Object.values(bundle)) {
          if (output.type === "chunk" && output.name === "landing")
            output.code = `//# allFunctionsCalledOnLoad\n${output.code}`;
        }
      },
    },
  };
}

/**
 * Runs the first load's two files each when it is there, in a task of its own: one after the other at once they would be
 * one long one, in which a slow phone answers nothing.
 */
function runApart(): Plugin {
  const LANDING = /<link rel="modulepreload" crossorigin href="([^"]*\/landing-[^"]+)">/;
  return {
    name: "run-apart",
    transformIndexHtml: {
      order: "post",
      handler: (html) =>
        html
          .replace(LANDING, '<script type="module" crossorigin src="$1" async></script>')
          .replace(/(<script type="module" crossorigin src="[^"]*\/index-[^"]+")>/, "$1 async>"),
    },
  };
}

const STYLES = new URL(import.meta.resolve("@telegram-apps/telegram-ui/dist/styles.css"));
const classesOf = (text: string) => text.match(/tgui-[0-9a-f]{16}/g) ?? [];

/** Tells the minifier which classes of Telegram UI's stylesheet no part of the app bears: their rules stay out. */
function leaveOutUnused(): Plugin {
  const unusedSymbols: string[] = [];
  return {
    name: "leave-out-unused",
    apply: "build",
    configResolved: ({ css }) => {
      css.lightningcss = { ...css.lightningcss, unusedSymbols };
    },
    async buildEnd() {
      const scripts = [...this.getModuleIds()].filter((id) => !id.includes(".css"));
      const used = new Set(scripts.flatMap((id) => classesOf(this.getModuleInfo(id)?.code ?? "")));
      const all = new Set(classesOf(await readFile(STYLES, "utf8")));
      unusedSymbols.push(...[...all].filter((name) => !used.has(name)));
    },
  };
}

/** Telegram UI's Button brings Spinner, 35 KB of drawings that no button of ours shows. */
const NO_SPINNER = {
  "../../Feedback/Spinner/Spinner": "data:text/javascript,export const Spinner = () => null",
};

/** Left where they are needed: words, the form and its libraries, and what opens over a page. */
const OWN_CHUNKS = /\/locales\/|\/sell\/|hook-?form|\/[A-Z]\w*Picker\.|\/(Category|Place)?Picker[A-Z]/;
/** Words and frame of the form, which stand before it is there. */
const SELLING = /\/(sell|ui)\/Form(Failed|Header|Skeleton)|\/sell\/locales\//;
/** Words and small things of the search page and its filters. */
const SEARCHING = /\/search\/locales\/|\/(CategoryCount|parameterWords|PriceBounds|searches)\./;
/** Tiny things of few screens, which else were files of their own: round trips, and names in the page. */
const TINY =
  /\/(Chip\.module|copyText|(Seat)?Face(\.module)?|lazyShare|listPlace|openAddress|places|queue|useContact|useGrowing|useSearchPlace)\./;
/** Rows that the form and the filters are made of. */
const ROWS = /\/(ui|form)\/(ChipChoice|PickRow|Row|Section|Switch)\./;

/**
 * How each web app is built: its own base and folder, so that no build touches another's files. `early` is the script
 * of an app that begins before its code is there.
 */
export function webappConfig(name: string, base: string, early?: string): UserConfig {
  const parts = gatherParts();
  return {
    base,
    resolve: { alias: NO_SPINNER },
    plugins: [
      react(),
      parts.plugin,
      leaveOutUnused(),
      compileAhead(),
      runApart(),
      ...(early ? [earlyScript(early)] : []),
    ],
    define: { __APP_VERSION__: JSON.stringify(project.version) },
    build: {
      outDir: `../../dist/${name}`,
      emptyOutDir: true,
      manifest: true,
      target: "es2022",
      modulePreload: { polyfill: false },
      // Inlined pictures and icons would count against the first load of every page.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          // The page names the files of the screens where people start; hashes hardly pack.
          entryFileNames: "assets/[name]-[hash:6].js",
          chunkFileNames: "assets/[name]-[hash:6].js",
          assetFileNames: "assets/[name]-[hash:6][extname]",
          // The first load in one piece: as the dozen shared chunks it falls into by itself it packs 5 KB worse.
          codeSplitting: {
            groups: [
              { name: (id) => (parts.isLanding(id) || id.startsWith("\0rolldown/") ? "landing" : null) },
              // With the forms that check by it in one piece, it would be too much for a single file.
              { name: (id) => (/\/node_modules\/zod\//.test(id) ? "zod" : null) },
              // Code that many lazy screens share would otherwise be dozens of tiny files, each a round trip of its
              // own. The form has the most code of its own, so it gets only those shared files that it needs.
              {
                name: (id) => (OWN_CHUNKS.test(id) || ROWS.test(id) || !parts.isOfForm(id) ? null : "parts"),
                minShareCount: 4,
              },
              { name: (id) => (OWN_CHUNKS.test(id) || ROWS.test(id) ? null : "more"), minShareCount: 4 },
              { name: (id) => (TINY.test(id) ? "tiny" : null), minShareCount: 2 },
              { name: (id) => (SELLING.test(id) ? "selling" : null), minShareCount: 2 },
              { name: (id) => (SEARCHING.test(id) ? "searching" : null), minShareCount: 2 },
              { name: (id) => (ROWS.test(id) ? "rows" : null), minShareCount: 2 },
              { name: (id) => (parts.isOfFormAlone(id) ? "form" : null), minShareCount: 2 },
            ],
          },
        },
      },
    },
    server: { proxy: { "/api": "http://127.0.0.1:8080", "/images": "http://127.0.0.1:8080" } },
  };
}
