import { useEffect, useRef, useState } from "react";
import { type Resolver, type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { PHOTOS_MAX } from "#contract/limits.ts";
import type { ListingInput } from "#contract/listingInput.ts";
import { ApiError } from "#webapps/shared/client/ApiError.ts";
import { getTelegram, haptic } from "#webapps/shared/telegram/telegram.ts";
import { useCategory } from "../categories/categories.ts";
import { loadLaterParts } from "./lazyParts.tsx";
import { fieldOfFault, type ListingField } from "./listingFields.ts";
import { type ListingContext, type ListingValues, toListingBody } from "./listingForm.ts";
import { loadRules } from "./loadRules.ts";
import { PhotoQueue } from "./photoUpload.ts";

/** `photos`: pressed, and waiting for uploads; `sending`: the server is asked. */
export type Stage = "editing" | "photos" | "sending";
export type Form = UseFormReturn<ListingValues, unknown, ListingInput>;

export interface ListingFormOptions {
  initial: ListingValues;
  isTopOnModerate?: boolean;
  /** Whether it is gone on with as it was left; then what was said is held against the rules at once. */
  isResumed?: boolean;
  /** Sends what was checked; a refusal is thrown as an ApiError. Leaving the form after success is up to the caller. */
  onSubmit: (input: ListingInput) => Promise<void>;
}

function newQueue(photos: readonly string[]): PhotoQueue {
  const atOnce = getTelegram().platform.startsWith("android") ? 1 : 2;
  return new PhotoQueue({
    photos,
    max: PHOTOS_MAX,
    atOnce,
    prepare: async (file) => (await loadLaterParts()).shrinkPhoto(file),
    upload: async (...photo) => (await loadLaterParts()).uploadPhoto(...photo),
  });
}

function usePhotoQueue(photos: readonly string[]): PhotoQueue {
  const [queue] = useState(() => newQueue(photos));
  useEffect(() => {
    queue.start();
    return () => queue.stop();
  }, [queue]);
  return queue;
}

/** The form with the contract's rules; what the chosen category asks for is known as soon as it is loaded. */
function useRules(initial: ListingValues, isTopOnModerate: boolean) {
  const context = useRef<ListingContext>({ isTopOnModerate });
  const resolver: Resolver<ListingValues, unknown, ListingInput> = async (...asked) => {
    // Without them (no network, which sending tells of) nothing is called wrong.
    const rules = await loadRules().catch(() => undefined);
    return rules ? rules.listingResolver(context.current)(...asked) : { values: {}, errors: {} };
  };
  const form: Form = useForm({
    mode: "onChange",
    defaultValues: initial,
    resolver,
    // The form itself knows where its faults stand, also those that no input shows.
    shouldFocusError: false,
  });
  const categoryId = useWatch({ control: form.control, name: "categoryId" });
  const { data: category } = useCategory(categoryId ?? undefined);
  useEffect(() => {
    context.current = { parameterIds: category?.parameters.map(({ id }) => id), isTopOnModerate };
  }, [category, isTopOnModerate]);
  return { form, context };
}

/** Puts the server's faults at their fields; false when there is none that has a field. */
function placeFaults(form: Form, error: unknown, context: ListingContext): boolean {
  const body = toListingBody(form.getValues(), context);
  const faults = error instanceof ApiError ? Object.entries(error.fields) : [];
  const placed = faults.flatMap(([path, message]) => {
    const field = fieldOfFault(path, body);
    return field ? [{ field, message }] : [];
  });
  for (const { field, message } of placed) form.setError(field, { type: "server", message });
  return placed.length > 0;
}

/** Everything but photos, which may still be on their way. */
const written: ListingField[] = [
  ...(["name", "categoryId", "parameters", "price", "state", "description"] as const),
  ...(["regionId", "lon", "lat", "phoneNumbers"] as const),
];

/** Fields whose words or digits the rules may refuse. */
const typed = ["name", "price", "description", "phoneNumbers", "parameters"] as const;

const isSaid = (value: unknown): boolean =>
  typeof value === "object" && value !== null
    ? Object.values(value).some(isSaid)
    : value !== null && value !== "";

/** Shows faults of what a form begins with again; what isn't said yet is none. */
function useFirstCheck(form: Form, initial: ListingValues, isResumed: boolean) {
  const [said] = useState(() => (isResumed ? typed.filter((field) => isSaid(initial[field])) : []));
  useEffect(() => {
    if (said.length > 0) void form.trigger(said);
  }, [form, said]);
}

/** The form of a listing, its photos, and what pressing its button does. */
export function useListingForm(options: ListingFormOptions) {
  const { initial, isTopOnModerate = false, isResumed = false, onSubmit } = options;
  const { form, context } = useRules(initial, isTopOnModerate);
  useFirstCheck(form, initial, isResumed);
  const queue = usePhotoQueue(initial.photos);
  const [stage, setStage] = useState<Stage>("editing");
  const [failure, setFailure] = useState<unknown>();
  /** Grows with each press that ended in faults, so that they are told again. */
  const [refusals, setRefusals] = useState(0);

  function refuse() {
    haptic("error");
    setStage("editing");
    setRefusals((count) => count + 1);
  }

  /** Waits for photos on their way, unless the rest is wrong anyway; tells of all faults at once. */
  async function arePhotosThere(): Promise<boolean> {
    const isWritten = await form.trigger(written);
    if (isWritten && queue.isBusy) {
      setStage("photos");
      await queue.settled();
    }
    if (queue.hasFailed) form.setError("photos", { type: "upload", message: "failed" });
    return isWritten && !queue.hasFailed;
  }

  async function send(input: ListingInput) {
    setStage("sending");
    try {
      await onSubmit(input);
      haptic("success");
    } catch (error) {
      if (!placeFaults(form, error, context.current)) setFailure(error);
      refuse();
    }
  }

  async function submit() {
    if (stage !== "editing") return;
    setFailure(undefined);
    try {
      await loadRules();
    } catch (error) {
      setFailure(error);
      return refuse();
    }
    if ((queue.isBusy || queue.hasFailed) && !(await arePhotosThere())) return refuse();
    let isWrong = false;
    await form.handleSubmit(send, () => {
      isWrong = true;
    })();
    // Only now: it calls back before its errors are published, and they lead to the first fault.
    if (isWrong) refuse();
  }

  return { form, queue, stage, failure, refusals, submit };
}
