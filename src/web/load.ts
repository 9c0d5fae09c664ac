import { data, type RouterContextProvider } from 'react-router';
import type { Api } from '../contract/api.ts';
import { type ErrorCode, errorStatuses } from '../contract/errors/error-codes.ts';
import type { Language } from '../contract/language.ts';
import { apiContext, languageContext, reportErrorContext } from './contexts.ts';

/** The error data of an error page: it chooses its text by code. */
export type RouteErrorData = { code: ErrorCode };

type Context = Readonly<RouterContextProvider>;

/** The API and the language of the request that a loader serves. */
export function requestOf(context: Context): { api: Api; language: Language } {
  return { api: context.get(apiContext), language: context.get(languageContext) };
}

/** An error for the nearest error boundary, with the HTTP status of its code. */
export const routeError = (code: ErrorCode) =>
  data({ code } satisfies RouteErrorData, { status: errorStatuses[code] });

const isErrorCode = (code: unknown): code is ErrorCode => typeof code === 'string' && code in errorStatuses;

/** The code of an error of the API; undefined: it is of another kind. */
export function errorCode(error: unknown): ErrorCode | undefined {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  return isErrorCode(code) ? code : undefined;
}

/** The result of a call that the page requires; its errors become the page's status. */
export async function required<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    const code = errorCode(error);
    throw code ? routeError(code) : error;
  }
}

/** A part of a page: its data, or `undefined` where its call failed, which the part shows. */
export type Part<T> = T | undefined;

/** The result of a call for a part of the page; a failure is reported and affects only that part. */
export async function optional<T>(context: Context, call: Promise<T>): Promise<Part<T>> {
  try {
    return await call;
  } catch (error) {
    context.get(reportErrorContext)(error);
    return undefined;
  }
}

/** Loader data of a page of parts: status 503 where one is missing, so that the page is not cached. */
export function partsData<T extends Record<string, unknown>>(parts: T) {
  const isWhole = Object.values(parts).every((part) => part !== undefined);
  return data(parts, { status: isWhole ? 200 : errorStatuses.unavailable });
}
