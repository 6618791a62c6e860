import type { Page } from "@shared/contracts/paging";

/** A page of the rows from `read`, with the total on all pages. */
export async function pageOf<Item>(
  { page, pageSize }: { page: number; pageSize: number },
  total: PromiseLike<number>,
  read: (limit: number, offset: number) => PromiseLike<Item[]>,
): Promise<Page<Item>> {
  const all = await total;
  return { items: await read(pageSize, (page - 1) * pageSize), total: all };
}
