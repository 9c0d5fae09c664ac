const ignore = (): void => undefined;

/** A log that writes nothing. */
export const silentLog = { debug: ignore, info: ignore, warn: ignore, error: ignore };
