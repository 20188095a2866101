import { REPORTS } from "./reports.ts";

export interface Phase {
  name: string;
  command: readonly string[];
  /** The name of what its tests report. */
  report?: string;
}

export const lint: Phase = { name: "format and lint", command: ["biome", "ci", "--error-on-warnings", "."] };
export const types: Phase[] = [
  { name: "types", command: ["tsc"] },
  { name: "types of the apps", command: ["tsc", "-p", "webapps"] },
  { name: "types of the messenger's page", command: ["tsc", "-p", "messenger/page"] },
];
export const builds: Phase = { name: "builds", command: ["npm", "run", "--silent", "build"] };

/** Unit tests of some projects of Vitest: of all their files, or of those that are named. */
export const unit = (report: string, projects: readonly string[], files: readonly string[] = []): Phase => ({
  name: `unit tests, ${projects.join(" and ")}`,
  command: [
    "vitest",
    "run",
    ...projects.flatMap((project) => ["--project", project]),
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${REPORTS}/${report}.json`,
    ...files,
  ],
  report,
});

/** Journeys in a browser: all of them, or those that are named. */
export const journeys = (files: readonly string[] = []): Phase => ({
  name: "journeys",
  command: ["playwright", "test", ...files],
  report: "journeys",
});

/** Everything, the cheapest first: phases side by side that leave each other room on two cores. */
export const everything = (withJourneys: boolean): Phase[][] => [
  [lint],
  withJourneys ? [...types, builds] : types,
  [unit("apps", ["webapps", "messenger"])],
  [unit("server", ["server"])],
  ...(withJourneys ? [[journeys()]] : []),
];
