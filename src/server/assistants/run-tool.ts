import type { CallToolResult } from '@modelcontextprotocol/server';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../contract/language.ts';
import { describeError } from '../platform/http/describe-error.ts';
import { createConcurrencyLimit } from '../platform/process/concurrency-limit.ts';

/** The response of a tool; `isComplete`: false where a part of it could not be read, so that it is not cached. */
export type ToolResult = { content: object; isComplete: boolean };

/** A response with nothing left out. */
export const complete = (content: object): ToolResult => ({ content, isComplete: true });

/** What is asked of a tool, and `signal`: whoever asked has left. */
type ToolRequest = { tool: string; input: { language: Language }; signal: AbortSignal | undefined };

/** Responses are cached for a minute, some megabytes of them. */
const cacheOptions = { max: 2_000, maxSize: 8 * 1024 * 1024, ttl: 60_000 };

/** Tools that run in a process at the same time, and that wait; splitting a cart keeps a core busy, which shoppers need too. */
const maxTools = { running: 8, waiting: 40 };
const maxSplits = { running: 1, waiting: 4 };

const failed = (message: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: message }],
});

/** Why a call failed, in words: what callers may read of it. */
export class CallFailed extends Error {}

const wordsOf = (error: unknown, language: Language): string =>
  error instanceof CallFailed
    ? error.message
    : describeError(error, { language, requestId: '' }).body.message;

/** Runs tools: results come from a cache, else from calls, a limited number at a time. */
export function createToolRunner() {
  const responses = new LRUCache<string, string>({
    ...cacheOptions,
    sizeCalculation: (text, key) => text.length + key.length,
  });
  const limitTools = createConcurrencyLimit(maxTools.running, maxTools.waiting);
  const limitSplits = createConcurrencyLimit(maxSplits.running, maxSplits.waiting);

  return async (
    { tool, input, signal }: ToolRequest,
    make: () => Promise<ToolResult>,
  ): Promise<CallToolResult> => {
    const key = JSON.stringify([tool, input]);
    /** Looks into the cache again once it may run: a call before may have been the same. */
    async function find(): Promise<string> {
      const kept = responses.get(key);
      if (kept !== undefined) return kept;
      const { content, isComplete } = await make();
      const text = JSON.stringify(content);
      if (isComplete) responses.set(key, text);
      return text;
    }
    try {
      const limit = tool === 'cheapest_basket' ? limitSplits : limitTools;
      const text = responses.get(key) ?? (await limit(find, signal));
      return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
    } catch (error) {
      return failed(wordsOf(error, input.language));
    }
  };
}
