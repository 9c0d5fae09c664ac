import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import type { VersionListener } from '../platform/database/listen.ts';
import type { Job, Jobs } from '../platform/jobs/jobs.ts';
import { sendJobsOnVersion } from '../platform/jobs/send-jobs.ts';
import type { Log } from '../platform/telemetry/log.ts';
import { createMailer, getMailVersion, type Sender, sendDueMails, sendDueMessages } from './service.ts';

const name = 'send-mails';
const messagesName = 'send-messages';

/** Sends what is due: each minute, and whenever a mail was queued. */
export function mailJob({ smtpUrl, mailFrom }: Config, database: Database, log: Log): Job {
  const mailer = smtpUrl ? createMailer({ url: smtpUrl, from: mailFrom }) : undefined;
  return {
    name,
    cron: '* * * * *',
    timeoutMinutes: 30,
    run: async (signal) => {
      const sent = await sendDueMails(database, mailer, signal);
      if (Object.values(sent).some((count) => count > 0)) log.info(sent, 'mails');
    },
  };
}

/** Sends what is due to channels of alerts: beside mails, as some of them are slow. */
export const messagesJob = (database: Database, send: Sender, log: Log): Job => ({
  name: messagesName,
  cron: '* * * * *',
  timeoutMinutes: 30,
  run: async (signal) => {
    const sent = await sendDueMessages(database, send, signal);
    if (Object.values(sent).some((count) => count > 0)) log.info(sent, 'messages');
  },
});

/** Sends mails and messages as soon as they are queued, by any process. */
export const sendMailsWhenQueued = (
  databaseUrl: string,
  database: Database,
  jobs: Jobs,
  log: Log,
): VersionListener =>
  sendJobsOnVersion(
    [name, messagesName],
    { databaseUrl, channel: 'mail_queued', readVersion: getMailVersion },
    { database, jobs, log },
  );
