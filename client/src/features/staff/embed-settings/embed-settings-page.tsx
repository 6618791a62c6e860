import * as Tabs from "@radix-ui/react-tabs";
import { useState } from "react";
import { useSearchParams } from "wouter";
import type { StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { finderIds } from "@shared/templates/finders";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, StaffPage } from "@/staff-kit/staff-page";
import { useFinderNames, useStaffQuery } from "@/staff-kit/use-staff-data";
import { mayLeave } from "@/staff-kit/use-unsaved-guard";
import { SettingsForm } from "./settings-form";

/** The look of each client's embedded finder, and the origins that may frame it. */
export function EmbedSettingsPage() {
  const [params] = useSearchParams();
  const [client, setClient] = useState<string>(params.get("client") ?? finderIds[0]!);
  const [isDirty, setDirty] = useState(false);
  const { mayWrite } = useStaff();
  const finders = useFinderNames();
  const { data, isPending, isError, error, refetch } = useStaffQuery<StaffEmbedSettings>(
    `embed-settings?client=${client}`,
  );
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
          <Loaded
            isPending={isPending}
            isError={isError && !data}
            error={error}
            onRetry={() => void refetch()}
          >
            {data && (
              <SettingsForm key={client} stored={data} mayWrite={mayWrite} onDirty={setDirty} />
            )}
          </Loaded>
        </Tabs.Content>
      </Tabs.Root>
    </StaffPage>
  );
}
