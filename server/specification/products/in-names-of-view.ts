import type { CataloguePath } from "@shared/templates/product-catalogues";
import { nameOfPlace } from "../../catalog/store/specified-fields";
import { AppError } from "../../platform/http/app-error";
import { invalid } from "../../platform/http/validate";

/**
 * Has work done that calls fields as staff's pages do, and says what is wrong with them by the names of the view.
 * `current` reads what a change that is based on an older state is told.
 */
export async function inNamesOfView<Result>(
  path: CataloguePath,
  work: () => Promise<Result>,
  current?: () => Promise<unknown>,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const errors = error.errors?.map((each) => ({ ...each, path: nameOfPlace(path, each.path) }));
    if (error.status === 400 && errors) throw invalid(errors);
    throw new AppError(error.status, error.code, error.message, {
      cause: error,
      ...(errors && { errors }),
      ...(error.retryAfterSeconds !== undefined && { retryAfterSeconds: error.retryAfterSeconds }),
      ...(error.current !== undefined && { current: await current?.() }),
    });
  }
}
