import { foldName } from './fold-name.ts';

const prefix = /^(?:(?:cpu|processor|processeur) )?(?:socket|sockel|soquete) ?/;
const amdSocket = /^s?(am\d\+?|fm\d\+?|s?tr\d+x?\d*|sp\d)$/;
const intelSocket = /^(?:fc)?lga ?-?(\d{3,4})/;

/** "Socket AM5", "sAM5", "LGA 1700 (Socket V)" → "AM5", "AM5", "LGA1700"; other sockets in capitals. */
export function spellSocket(text: string): string | undefined {
  const plain = text.trim().toLowerCase().replace(prefix, '').trim();
  const [, lga] = intelSocket.exec(plain) ?? [];
  if (lga) return `LGA${lga}`;
  const [, amd] = amdSocket.exec(plain.replaceAll(' ', '')) ?? [];
  if (amd) return amd.toUpperCase();
  return /^[a-z0-9][a-z0-9 .+-]{1,11}$/.test(plain) ? plain.toUpperCase() : undefined;
}

const pixels = /(\d{3,5})\s*[x×*,]\s*(\d{3,5})/i;
const names = new Map([
  ['hd', '1280 × 720'],
  ['720p', '1280 × 720'],
  ['full hd', '1920 × 1080'],
  ['fhd', '1920 × 1080'],
  ['1080p', '1920 × 1080'],
  ['qhd', '2560 × 1440'],
  ['wqhd', '2560 × 1440'],
  ['quad hd', '2560 × 1440'],
  ['1440p', '2560 × 1440'],
  ['2k', '2560 × 1440'],
  ['uwqhd', '3440 × 1440'],
  ['4k', '3840 × 2160'],
  ['uhd', '3840 × 2160'],
  ['4k uhd', '3840 × 2160'],
  ['2160p', '3840 × 2160'],
  ['5k', '5120 × 2880'],
  ['8k', '7680 × 4320'],
]);

/** "[1920, 1080]", "1920x1080 (Full HD)", "Full HD" → "1920 × 1080". */
export function spellResolution(text: string): string | undefined {
  const [, width, height] = pixels.exec(text) ?? [];
  if (width !== undefined) return `${Number(width)} × ${Number(height)}`;
  return names.get(foldName(text));
}

/** "étanche IPX8", "IP 68 (1,5 m)" → "IPX8", "IP68". */
export function spellIpCode(text: string): string | undefined {
  const [, rating] = /\bip ?-?([x\d]{2}[a-z]?)\b/i.exec(text) ?? [];
  return rating && `IP${rating.toUpperCase()}`;
}

/** "10 ATM", "100 m", "étanche 5 bars" → "10 ATM", "10 ATM", "5 ATM". */
export function spellWaterResistance(text: string): string | undefined {
  const [, amount, unit] = /(\d{1,3})\s*(atm|bars?|m)\b/i.exec(text) ?? [];
  if (amount === undefined) return spellIpCode(text);
  return `${unit?.toLowerCase() === 'm' ? Number(amount) / 10 : Number(amount)} ATM`;
}

/** "16/9", "16:9" → "16:9". */
export function spellRatio(text: string): string | undefined {
  const [, width, height] = /^(\d{1,2}(?:\.\d+)?)\s*[:/]\s*(\d{1,2})$/.exec(text.trim()) ?? [];
  return width && `${width}:${height}`;
}

/** "2.0", "5.1.2", "2" → "2.0", "5.1.2", "2.0". */
export function spellChannels(text: string): string | undefined {
  const [, channels] = /^(\d{1,2}(?:\.\d){0,2})(?: ?(?:canaux|channels|ch))?$/i.exec(text.trim()) ?? [];
  return channels && (channels.includes('.') ? channels : `${channels}.0`);
}

/** "40", "CL40", "CL 40-40-40" → "CL40". */
export function spellCasLatency(text: string): string | undefined {
  const [, latency] = /^(?:cl ?)?(\d{1,2})(?:\.0)?\b/i.exec(text.trim()) ?? [];
  return latency && `CL${latency}`;
}
