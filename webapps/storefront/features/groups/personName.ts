import type { Participant } from "#contract/groups.ts";

/** A person as the others of a group see them: "Anita K.". */
export const personName = ({ firstName, initial }: Pick<Participant, "firstName" | "initial">): string =>
  initial ? `${firstName} ${initial}.` : firstName;
