import { readFileSync } from 'node:fs';

type Environment = Readonly<Record<string, string | undefined>>;

/** Longer ones are no secrets but other files. */
const maxLength = 16_384;

function readSecret(name: string, file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new Error(`${name} names a file that cannot be read (${code}).`);
  }
  if (text === '') throw new Error(`${name} names an empty file.`);
  if (text.length > maxLength) throw new Error(`${name} names a file that is too long for a secret.`);
  return text;
}

/**
 * Secrets that stand in files: `TOKEN_SECRET_FILE` names the file that holds `TOKEN_SECRET`, as container platforms and
 * systemd's credentials hand them over. White space around is no part of it. @throws Error with a message for the
 * terminal, without the secret, nor the file's name: somebody may have put the secret there
 */
export function withSecretFiles(environment: Environment, names: readonly string[]): Environment {
  const read: Record<string, string> = {};
  for (const secret of names) {
    const name = `${secret}_FILE`;
    const file = environment[name]?.trim();
    // A variable that is set wins: a process hands its own on to those that it starts.
    if (file && !environment[secret]?.trim()) read[secret] = readSecret(name, file);
  }
  return { ...environment, ...read };
}
