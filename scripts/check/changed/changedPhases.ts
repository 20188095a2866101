import { existsSync, readFileSync } from "node:fs";
import { builds, journeys, lint, type Phase, types, unit } from "../phases.ts";
import type { Change } from "./changedFiles.ts";
import { knownFiles } from "./knownFiles.ts";
import { readGraph } from "./readGraph.ts";
import { relatedJourneys } from "./relatedJourneys.ts";
import { kindOf, relatedTests } from "./relatedTests.ts";

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const isSpec = (file: string) => file.startsWith("tests/e2e/") && file.endsWith(".spec.ts");
/** Whether a test looks around in its folder, and so depends on all files there. */
const looksAround = (test: string) => /import\.meta\.glob|\breaddir/.test(readFileSync(test, "utf8"));
const isSourceOrTypes = (file: string) => /\.(tsx?|mjs|json)$/.test(file);

function lintOf(files: readonly string[]): Phase[] {
  if (files.some((file) => /^(biome\.json|package(-lock)?\.json)$|\.grit$/.test(file))) return [lint];
  const there = files.filter((file) => existsSync(file));
  if (there.length === 0) return [];
  return [{ ...lint, command: [...lint.command.slice(0, -1), "--no-errors-on-unmatched", ...there] }];
}

/** The phases that a change can make fail. */
export async function changedPhases({ files, isMoved }: Change, withJourneys: boolean): Promise<Phase[][]> {
  const known = knownFiles();
  const [tests, specs] = [known.filter(isTest), known.filter(isSpec)];
  const graph = await readGraph([...tests, ...specs]);

  const related = relatedTests(files, { graph, tests, lookers: tests.filter(looksAround) });
  // They tell of paths that are named and gone, or there and not named.
  const ofPaths = isMoved ? ["tests/architecture.test.ts", "tests/houseFiles.test.ts"] : [];
  const units = [...new Set([...related, ...ofPaths])];
  const walks = withJourneys ? relatedJourneys(files, { graph, specs }) : [];

  const ofKind = (kind: string) => units.filter((test) => kindOf(test) === kind);
  const unitPhase = (report: string, projects: string[], some: string[]) =>
    some.length > 0 ? [unit(report, projects, some)] : [];
  return [
    lintOf(files),
    [...(files.some(isSourceOrTypes) ? types : []), ...(walks.length > 0 ? [builds] : [])],
    unitPhase("apps", ["webapps", "messenger"], ofKind("apps")),
    unitPhase("server", ["server"], ofKind("server")),
    walks.length > 0 ? [journeys(walks)] : [],
  ].filter((group) => group.length > 0);
}
