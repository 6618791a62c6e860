import { FilePlus } from "lucide-react";
import { Link, useLocation } from "wouter";
import type { ImportFile } from "@shared/contracts/import-files";
import type { ImportSource } from "@shared/contracts/imports";
import { catalogImportPath } from "@shared/known-pages";
import { paths } from "@shared/site";
import { useAskFirst } from "@/staff-kit/ask-first";
import { Button, buttonClass } from "@/staff-kit/button";
import { useStaff } from "@/staff-kit/signed-in";
import { Loaded, Nothing, StaffPage } from "@/staff-kit/staff-page";
import { UnfinishedFiles } from "@/staff-kit/unfinished-files";
import { useCatalogNames, useChange, useStaffQuery } from "@/staff-kit/use-staff-data";
import { productsPath } from "./import-done";
import { SourcesList } from "./sources-list";

const NEW_CATALOG = `${paths.admin}/catalogs/new`;

/** Every source of products, whatever catalog it is of: its last file, how to undo it, and where the next one goes. */
export function ImportsPage() {
  const { mayWrite } = useStaff();
  const [, navigate] = useLocation();
  const sources = useStaffQuery<ImportSource[]>("import-sources");
  const files = useStaffQuery<ImportFile[]>("import-files").data ?? [];
  const { catalogs, isPending } = useCatalogNames();
  const remove = useChange();
  const { ask, dialog } = useAskFirst();
  const catalogOf = ({ catalog }: ImportSource) => catalogs.find(({ id }) => id === catalog);
  const forget = ({ id, name }: ImportSource) =>
    ask({
      title: `Forget ${name}?`,
      text: "Its products stay. Its next file is asked about as a new one, and its last file cannot be undone any more.",
      action: "Forget it",
      onAgree: () => remove.mutate({ method: "DELETE", path: `import-sources/${id}` }),
    });
  return (
    <StaffPage
      title="Imports"
      description="Where your products came from, and what the last file of each source did."
      actions={
        mayWrite && (
          <Link href={NEW_CATALOG} className={buttonClass("primary")}>
            <FilePlus aria-hidden className="size-4" />
            New catalog from a file
          </Link>
        )
      }
    >
      {dialog}
      <Loaded
        isPending={sources.isPending}
        isError={sources.isError && !sources.data}
        error={sources.error}
        onRetry={() => void sources.refetch()}
      >
        {sources.data?.length === 0 ? (
          <Nothing>No file was imported yet. Bring one of your shop: CSV or Excel.</Nothing>
        ) : (
          <SourcesList
            sources={sources.data ?? []}
            beside={(source) => {
              const catalog = catalogOf(source);
              if (!catalog) return isPending ? source.catalog : "its catalog was removed";
              return (
                <Link
                  href={productsPath(catalog.id)}
                  className="font-semibold text-accent-text underline-offset-4 hover:underline"
                >
                  {catalog.name}
                </Link>
              );
            }}
            actions={(source) => (
              <>
                {catalogOf(source) && (
                  <Link
                    href={catalogImportPath(source.catalog)}
                    className={buttonClass("secondary")}
                  >
                    Import the next file<span className="sr-only"> of {source.name}</span>
                  </Link>
                )}
                <Button
                  look="quiet-danger"
                  disabled={remove.isPending}
                  onClick={() => forget(source)}
                >
                  Forget source<span className="sr-only"> {source.name}</span>
                </Button>
              </>
            )}
          />
        )}
      </Loaded>
      {mayWrite && (
        <UnfinishedFiles
          files={files.filter((file) => !file.isList)}
          onGoOn={({ catalog }) =>
            navigate(catalog === null ? NEW_CATALOG : catalogImportPath(catalog))
          }
        />
      )}
    </StaffPage>
  );
}
