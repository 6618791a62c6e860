import { ChevronDown } from "lucide-react";
import { useState } from "react";
import type { BedOptions } from "@shared/contracts/bed-options";
import type { BedPreferences } from "@shared/contracts/preferences";
import { focusOn } from "@/lib/focus-place";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { showToast } from "@/ui/toast-store";
import type { Wizard } from "@/wizard/use-wizard";
import { summarise } from "../summary";
import { BedSetsList } from "./bed-sets-list";
import { saveSet } from "./stored-sets";

interface Props {
  wizard: Wizard<BedPreferences>;
  options: BedOptions;
}

/** Named preference sets on this device. */
export function SavedPreferences({ wizard, options }: Props) {
  const [name, setName] = useState("");

  const save = () => {
    const isKept = saveSet(name, wizard.answers, new Date());
    setName("");
    showToast(
      isKept
        ? { title: "Preferences saved", text: "You will find them here on this device." }
        : {
            title: "Saved for this visit only",
            text: "This browser refuses to store anything. Copy the link above to keep your answers.",
          },
    );
  };

  return (
    <section className="min-w-0">
      <h3 className="font-bold">Save &amp; Load Preferences</h3>
      <div className="mt-3 rounded-xl bg-accent-soft p-4">
        <p className="text-sm font-semibold">Current session</p>
        <p className="text-sm text-muted">{summarise(wizard.answers, options)}</p>
        <form
          className="mt-3 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextField
            label="Name"
            name="name"
            maxLength={60}
            value={name}
            placeholder="Our bedroom"
            onChange={(event) => setName(event.target.value)}
          />
          <Button look="secondary" type="submit">
            Save These
          </Button>
        </form>
      </div>
      <BedSetsList
        wizard={wizard}
        options={options}
        // The results far above have changed.
        onLoad={() => focusOn(document.querySelector("h1"))}
      />
      <details className="group mt-2 text-sm">
        <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1 font-semibold [&::-webkit-details-marker]:hidden">
          Tips
          <ChevronDown aria-hidden className="size-4 text-muted group-open:rotate-180" />
        </summary>
        <ul className="list-disc space-y-1 pl-5 text-muted">
          <li>Save one set for each room or each sleeper, and compare what they find.</li>
          <li>Sets stay on this device; a copied link takes them anywhere.</li>
          <li>Prices and stock are always current when you load a set.</li>
        </ul>
      </details>
    </section>
  );
}
