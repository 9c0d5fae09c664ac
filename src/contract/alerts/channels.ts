/** Channels of alerts besides page, feed and mail. */
export const channelKinds = ['push', 'ntfy', 'webhook'] as const;
export type ChannelKind = (typeof channelKinds)[number];

/** How often: as soon as there is news, each morning, each Monday. */
export const paces = ['now', 'daily', 'weekly'] as const;
export type Pace = (typeof paces)[number];

/** Why nobody accepted a channel's last message. */
export const channelFailures = ['gone', 'refused', 'address', 'unreachable', 'unsure'] as const;
export type ChannelFailure = (typeof channelFailures)[number];

/** Channels of a person at most. */
export const maxChannels = 10;
