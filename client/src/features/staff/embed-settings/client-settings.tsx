import type { StaffEmbedSettings } from "@shared/contracts/embed-settings";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded } from "@/staff-kit/staff-page";
import { useStaffQuery } from "@/staff-kit/use-staff-data";
import { SettingsForm } from "./settings-form";

interface Props {
  client: string;
  /** Told whether something is typed that is not saved. */
  onDirty?: (isDirty: boolean) => void;
}

/** The look of one client's embedded finder, and the origins that may frame it. */
export function ClientSettings({ client, onDirty }: Props) {
  const { mayWrite } = useStaff();
  const { data, isPending, isError, error, refetch } = useStaffQuery<StaffEmbedSettings>(
    `embed-settings?client=${client}`,
  );
  return (
    <Loaded
      isPending={isPending}
      isError={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && <SettingsForm key={client} stored={data} mayWrite={mayWrite} onDirty={onDirty} />}
    </Loaded>
  );
}
