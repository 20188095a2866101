import { PeopleGrid, PersonChoice } from "../people/PeopleGrid.tsx";
import { goTo } from "../stores/navigation.ts";
import { setWorld, usePerson, useWorld } from "../stores/useWorld.ts";
import { Dialog } from "../ui/Dialog.tsx";

/** Asks in which chat words to the bot are to be typed, and goes there with them in the field. */
export function ChooseChat() {
  const words = useWorld((state) => state.switching);
  const bot = useWorld(({ setup }) => setup?.bot);
  const me = usePerson();
  if (words === null || !me || !bot) return null;
  const { id } = me;

  function choose(chatWith: string): void {
    setWorld({ switching: null });
    goTo(id, chatWith);
    setWorld({ draft: words });
  }

  return (
    <Dialog className="dialog-share" onClose={() => setWorld({ switching: null })} title="Choose a chat">
      <p className="share-preview">{words}</p>
      <PeopleGrid meId={id} onChoose={(other) => choose(String(other.id))}>
        <PersonChoice onChoose={() => choose("bot")} person={null}>
          {bot.name}
        </PersonChoice>
      </PeopleGrid>
    </Dialog>
  );
}
