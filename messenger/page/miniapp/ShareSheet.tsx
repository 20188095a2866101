import type { Person } from "../../shapes/world.ts";
import { fullName } from "../people/names.ts";
import { PeopleGrid } from "../people/PeopleGrid.tsx";
import { act } from "../stores/acting.ts";
import type { Sharing } from "../stores/useWorld.ts";
import { setWorld, toast, usePerson, useWorld } from "../stores/useWorld.ts";
import { Dialog } from "../ui/Dialog.tsx";

async function send({ text, preparedId, done }: Sharing, other: Person): Promise<void> {
  try {
    if (preparedId) await act("prepared", { to: other.id, message: preparedId });
    else await act("text", { to: other.id, text });
    toast(`Sent to ${fullName(other)}`);
    done(true);
  } catch (error) {
    toast(error instanceof Error ? error.message : "It could not be sent");
    done(false);
  }
}

/** Asks whom to send something to. */
export function ShareSheet() {
  const sharing = useWorld((state) => state.sharing);
  const me = usePerson();
  if (!sharing || !me) return null;

  function choose(other: Person | null): void {
    if (!sharing) return;
    setWorld({ sharing: null });
    if (other) void send(sharing, other);
    else sharing.done(false);
  }

  return (
    <Dialog className="dialog-share" onClose={() => choose(null)} title="Share with">
      <p className="share-preview">{sharing.text || "A photo"}</p>
      <PeopleGrid meId={me.id} onChoose={choose} />
    </Dialog>
  );
}
