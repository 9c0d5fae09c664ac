import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { accountMessage } from '../../../contract/accounts/messages.ts';
import { addresses } from '../../../contract/addresses.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { useLanguage } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { PageHead } from '../../layout/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/states.tsx';
import { alertTexts } from '../texts/texts.ts';
import { AskedProduct } from './asked-product.tsx';
import { GuestAlerts } from './guest-alerts.tsx';

const confirming = 'confirm=';

/** A button turns the alert on, as mail programs open links automatically. */
function Confirm({
  token,
  onDone,
}: {
  token: string;
  onDone: (message: string, mailToken: string | null) => void;
}) {
  const { guest } = useTexts(alertTexts);
  const language = useLanguage();
  const { isBusy, error, run } = useAttempt(accountMessage(language, 'link_invalid'));
  const confirm = () =>
    run(async () => {
      const confirmed = await callApi('confirmGuestAlert', { language, body: { token } });
      onDone(confirmed.message, confirmed.token);
    });
  return (
    <>
      <AskedProduct token={token} />
      <p>{guest.confirmLead}</p>
      <FormError message={error} />
      <Button tone="primary" icon="bell" disabled={isBusy} onClick={() => void confirm()}>
        {guest.confirm}
      </Button>
    </>
  );
}

/** The page of the links in mails to people without an account: turns an alert on, and shows, changes and ends theirs. */
export default function GuestAlertsRoute() {
  const { guest, title } = useTexts(alertTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const location = useLocation();
  /** Behind `#`, so that it is in no log; unknown to the server. */
  const [hash, setHash] = useState<string>();
  const [done, setDone] = useState<string>();
  const [isInAccount, setInAccount] = useState(false);
  useEffect(() => setHash(location.hash.slice(1)), [location.hash]);

  function show(message: string, mailToken: string | null) {
    setDone(message);
    void navigate({ hash: mailToken ?? '' }, { replace: true });
  }
  return (
    <div className="grid w-full max-w-3xl justify-items-start gap-6">
      <PageHead title={guest.title} isHidden />
      <h1 className="text-3xl font-extrabold">{guest.title}</h1>
      <p role="status" className={done && 'rounded-md border border-good p-3 font-medium text-good'}>
        {done}
      </p>
      {hash?.startsWith(confirming) && (
        <Confirm
          key={hash}
          token={hash.slice(confirming.length)}
          onDone={(message, mailToken) => {
            setInAccount(mailToken === null);
            show(message, mailToken);
          }}
        />
      )}
      {hash && !hash.startsWith(confirming) && (
        <GuestAlerts key={hash} token={hash} onEnd={(text) => show(text, null)} />
      )}
      {hash === '' && !done && <p>{guest.noLink}</p>}
      {hash === '' && isInAccount && <TextLink to={addresses.alerts(language)}>{title}</TextLink>}
      <TextLink to={addresses.home(language)}>{guest.home}</TextLink>
    </div>
  );
}
