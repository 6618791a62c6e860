// Longer than 200 lines: each route has its line.

import type { ApiKey, MadeApiKey } from "@shared/contracts/api-keys";
import type { AgentReply } from "@shared/contracts/agents";
import type * as attributes from "@shared/contracts/attributes";
import type { AnyProduct, ProductChoices } from "@shared/contracts/catalog-products";
import type * as catalogs from "@shared/contracts/catalogs";
import type { ContactAnswer } from "@shared/contracts/contact";
import type { PublicEmbedSettings, StaffEmbedSettings } from "@shared/contracts/embed-settings";
import type { ContactMessage, Erasure, OutboxMail } from "@shared/contracts/messages";
import type { ErrorBody } from "@shared/contracts/error";
import type { FileLook } from "@shared/contracts/file-look";
import type * as drafts from "@shared/contracts/finder-drafts";
import type {
  FinderMatching,
  MentionedValues,
  StatedAttributes,
} from "@shared/contracts/finder-matching";
import type { FinderTemplate } from "@shared/contracts/finder-drafts";
import type * as finders from "@shared/contracts/finders";
import type { GateAnswer, UnlockAnswer } from "@shared/contracts/gate";
import type { ImportFile } from "@shared/contracts/import-files";
import type {
  ImportProgress,
  ImportReport,
  ImportSource,
  UndoPreview,
  UndoReport,
} from "@shared/contracts/imports";
import type { FinderWeek, Insight } from "@shared/contracts/insight";
import type { MailAnswer, MailState } from "@shared/contracts/mail";
import type { Costs, Page } from "@shared/contracts/paging";
import type { CellsFileReport, ProductCellsPage } from "@shared/contracts/product-cells";
import type { ListLook } from "@shared/contracts/list-files";
import type * as lists from "@shared/contracts/product-lists";
import type { CatalogChoices, ListedProduct, SavedProduct } from "@shared/contracts/product-search";
import type { SignedIn, SignedInAnswer, TeamMember } from "@shared/contracts/staff";
import type { SpecifiedReplies, Stats } from "@shared/specification/contracts/products-query";
import type { UploadedPicture } from "@shared/contracts/uploaded-pictures";
import type { FinderDocument } from "@shared/finders/document";
import type { auditEntries } from "@shared/schema/accounts";
import type { AdminListPath } from "@shared/specification/contracts/admin-lists";
import type { CatalogPath } from "@shared/templates/product-catalogs";
import type { listTables } from "@shared/specification/tables/list-tables";
import type { ProductViews } from "@shared/specification/tables/views";

/** What each operation answers in JSON when it succeeds. */
export interface Replies extends ListReplies, ProductReplies, SpecifiedReplies {
  /** Of every operation that fails. */
  error: ErrorBody;
  "GET /api/openapi.json": Record<string, unknown>;

  "GET /healthz": { status: "ok" };
  "GET /readyz": { status: "ready" };
  "GET /api/gate": GateAnswer;
  "POST /api/verify-password": UnlockAnswer;
  "POST /api/embed/unlock": UnlockAnswer;
  "GET /api/embed-settings": PublicEmbedSettings;
  "POST /api/mcp": AgentReply | AgentReply[];
  "GET /api/finders": finders.FinderSummary[];
  "GET /api/mail": MailState;
  "POST /api/contact": ContactAnswer;
  "POST /api/finder-sessions": { id: string };
  "PUT /api/finder-sessions/{id}": { ok: true };

  "GET /api/finders/{slug}": finders.ShownFinder;
  "GET /api/finders/{slug}/recommendations": finders.FinderResults;
  "GET /api/finders/{slug}/counts": finders.FinderCounts;
  "GET /api/finders/{slug}/options": finders.FinderOptions;
  "GET /api/finders/{slug}/suggestions": finders.FinderSuggestion[];
  "POST /api/finders/{slug}/email": MailAnswer;

  "POST /api/admin/session": SignedIn;
  "GET /api/admin/session": SignedIn;
  "GET /api/admin/signed-in": SignedInAnswer;
  "POST /api/admin/password": { status: "changed" };
  "GET /api/admin/api-keys": ApiKey[];
  "POST /api/admin/api-keys": MadeApiKey;
  "GET /api/admin/team": TeamMember[];
  "POST /api/admin/team": TeamMember;
  "PUT /api/admin/team/{id}": TeamMember;
  "POST /api/admin/team/{id}/password": TeamMember;
  "GET /api/admin/audit": Page<Omit<typeof auditEntries.$inferSelect, "position">>;
  "GET /api/admin/stats": Stats;
  "GET /api/admin/insight": Insight;
  "GET /api/admin/insight/week": FinderWeek[];
  "GET /api/admin/messages": Page<ContactMessage>;
  "PUT /api/admin/messages/{id}": ContactMessage;
  "GET /api/admin/outbox": Page<OutboxMail>;
  "POST /api/admin/outbox/{id}/resend": OutboxMail;
  "POST /api/admin/outbox/{id}/release": OutboxMail;
  "POST /api/admin/erasures": Erasure;
  "POST /api/admin/pictures": UploadedPicture;
  "GET /api/admin/embed-settings": StaffEmbedSettings;
  "PUT /api/admin/embed-settings": StaffEmbedSettings;
  "PUT /api/admin/embed-settings/agents": StaffEmbedSettings;
  "POST /api/admin/embed-settings/key": StaffEmbedSettings;

  "GET /api/admin/attributes": attributes.Attribute[];
  "POST /api/admin/attributes": attributes.Attribute;
  "PUT /api/admin/attributes/{id}": attributes.Attribute;
  "GET /api/admin/attributes/{id}/uses": attributes.AttributeUses;
  "POST /api/admin/attributes/{id}/merge": attributes.Attribute;
  "GET /api/admin/catalogues": catalogs.CatalogSummary[];
  "POST /api/admin/catalogues": catalogs.CatalogSummary;
  "POST /api/admin/catalogues/count": catalogs.SelectionCount;
  "GET /api/admin/import-files": ImportFile[];
  "POST /api/admin/import-files": ImportFile;
  "GET /api/admin/import-files/{id}": ImportFile;
  "POST /api/admin/import-files/{id}/look": FileLook;
  "POST /api/admin/import-files/{id}/list-look": ListLook;
  "POST /api/admin/import-files/{id}/list": lists.ListImportReport;
  "POST /api/admin/import-files/{id}/import": ImportReport & Costs;
  "GET /api/admin/import-sources": ImportSource[];
  "GET /api/admin/import-sources/{id}/undo": UndoPreview;
  "POST /api/admin/import-sources/{id}/undo": UndoReport;
  "GET /api/admin/import-files/{id}/import/{run}": ImportProgress;
  "GET /api/admin/catalogues/{id}": catalogs.CatalogSummary;
  "PUT /api/admin/catalogues/{id}": catalogs.CatalogSummary & Costs;
  "GET /api/admin/catalogues/{id}/questions": drafts.ProposedQuestions;
  "GET /api/admin/catalogues/{catalogue}/products": Page<ListedProduct>;
  "POST /api/admin/catalogues/{catalogue}/products": SavedProduct & Costs;
  "GET /api/admin/catalogues/{catalogue}/products/choices": CatalogChoices;
  "GET /api/admin/catalogues/{catalogue}/products/{id}": AnyProduct;
  "PUT /api/admin/catalogues/{catalogue}/products/{id}": SavedProduct & Costs;
  "POST /api/admin/catalogues/{catalogue}/products/{id}/restore": SavedProduct & Costs;
  "POST /api/admin/catalogues/{catalogue}/products/import": ImportReport;
  "GET /api/admin/catalogues/{catalogue}/products/import": ImportProgress;
  "GET /api/admin/product-lists": lists.ProductListSummary[];
  "POST /api/admin/product-lists": lists.ProductListDetail;
  "GET /api/admin/product-lists/{id}": lists.ProductListDetail;
  "PUT /api/admin/product-lists/{id}": lists.ProductListDetail;
  "GET /api/admin/product-lists/{id}/fit": lists.ListFit;
  "GET /api/admin/product-lists/{id}/rows": Page<lists.PlacedListRow>;
  "POST /api/admin/product-lists/{id}/rows": lists.PlacedListRow & Costs;
  "PUT /api/admin/product-lists/{id}/rows/{place}": lists.PlacedListRow;
  "POST /api/admin/product-lists/{id}/import": lists.ListImportReport;

  "GET /api/admin/finder-templates": FinderTemplate[];
  "POST /api/admin/finders/from-template": drafts.StaffFinder & Costs;
  "GET /api/admin/finders": drafts.ListedFinder[];
  "POST /api/admin/finders": drafts.StaffFinder;
  "GET /api/admin/finders/{slug}": drafts.StaffFinder;
  "PUT /api/admin/finders/{slug}": drafts.StaffFinder;
  "GET /api/admin/finders/{slug}/draft": drafts.Draft;
  "PUT /api/admin/finders/{slug}/draft": drafts.Draft;
  "PATCH /api/admin/finders/{slug}/draft": drafts.ChangedDraft;
  "PUT /api/admin/finders/{slug}/editors": drafts.DraftEditor[];
  "GET /api/admin/finders/{slug}/draft/{asked}": DraftAnswer;
  "POST /api/admin/finders/{slug}/draft/{asked}": DraftAnswer;
  "POST /api/admin/finders/{slug}/draft/cells/check": CellsFileReport;
  "GET /api/admin/finders/{slug}/check": drafts.DraftCheck;
  "GET /api/admin/finders/{slug}/export": FinderDocument;
  "POST /api/admin/finders/{slug}/import": drafts.Draft;
  "POST /api/admin/finders/{slug}/publish": drafts.StaffFinder;
  "GET /api/admin/former-facts": drafts.FormerFacts[];
  "POST /api/admin/finders/{slug}/publish-facts": drafts.StaffFinder;
  "GET /api/admin/finders/{slug}/versions": drafts.FinderVersion[];
  "GET /api/admin/finders/{slug}/versions/{version}": FinderDocument;
  "POST /api/admin/finders/{slug}/live": drafts.StaffFinder;
}

type DraftAnswer =
  | finders.ShownFinder
  | finders.FinderResults
  | finders.FinderCounts
  | finders.FinderOptions
  | finders.FinderSuggestion[]
  | FinderMatching
  | ProductCellsPage
  | StatedAttributes
  | MentionedValues;

type ListRows = { [Path in AdminListPath]: (typeof listTables)[Path]["$inferSelect"] };

/** What the operations on each list that staff keep answer. */
type ListReplies = {
  [
    Path in AdminListPath as `GET /api/admin/${Path}` | `PUT /api/admin/${Path}/order`
  ]: ListRows[Path][];
} & {
  [
    Path in AdminListPath as
      | `POST /api/admin/${Path}`
      | `PUT /api/admin/${Path}/{id}`
      | `POST /api/admin/${Path}/{id}/restore`
  ]: ListRows[Path];
};

/** What the operations on the products of each of the two first catalogs answer. */
type ProductReplies = {
  [Path in CatalogPath as `GET /api/admin/${Path}`]: Page<ProductViews[Path]>;
} & {
  [
    Path in CatalogPath as
      | `GET /api/admin/${Path}/{id}`
      | `PUT /api/admin/${Path}/{id}`
      | `POST /api/admin/${Path}/{id}/restore`
  ]: ProductViews[Path];
} & {
  [Path in CatalogPath as `POST /api/admin/${Path}`]: ProductViews[Path] & Costs;
} & {
  [Path in CatalogPath as `GET /api/admin/${Path}/choices`]: ProductChoices;
} & {
  [Path in CatalogPath as `POST /api/admin/${Path}/import`]: ImportReport;
} & {
  [Path in CatalogPath as `GET /api/admin/${Path}/import`]: ImportProgress;
};
