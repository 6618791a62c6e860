import * as Tabs from "@radix-ui/react-tabs";
import { useState } from "react";
import { useSearchParams } from "wouter";
import { finderIds } from "@shared/templates/finders";
import { StaffPage } from "@/staff-kit/staff-page";
import { useFinderNames } from "@/staff-kit/use-staff-data";
import { mayLeave } from "@/staff-kit/use-unsaved-guard";
import { ClientSettings } from "./client-settings";

/** The settings of each client, one after the other. */
export function EmbedSettingsPage() {
  const [params] = useSearchParams();
  const [client, setClient] = useState<string>(params.get("client") ?? finderIds[0]!);
  const [isDirty, setDirty] = useState(false);
  const finders = useFinderNames();
  return (
    <StaffPage title="Embed Settings" description="How the finder looks in a retailer’s page.">
      <Tabs.Root
        value={client}
        onValueChange={(next) => {
          if (!mayLeave(isDirty)) return;
          setDirty(false);
          setClient(next);
        }}
      >
        <Tabs.List aria-label="Client" className="mb-4 flex flex-wrap gap-2">
          {finders.map(({ id, name }) => (
            <Tabs.Trigger
              key={id}
              value={id}
              className="min-h-control max-w-full rounded-full border border-outline bg-surface px-4 font-semibold wrap-anywhere data-[state=active]:border-accent data-[state=active]:bg-accent-soft data-[state=active]:text-accent-text"
            >
              {name}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value={client}>
          <ClientSettings client={client} onDirty={setDirty} />
        </Tabs.Content>
      </Tabs.Root>
    </StaffPage>
  );
}
