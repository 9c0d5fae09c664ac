import { useState } from 'react';
import { addresses } from '../../../contract/addresses.ts';
import type { FamilyDecision, ManagedFamily } from '../../../contract/families/schema.ts';
import { callApi } from '../../api/call.ts';
import { FormError } from '../../forms/form-error.tsx';
import { useAttempt } from '../../forms/use-submit.ts';
import { formatDateTime } from '../../i18n/format.ts';
import { useLanguage, useMerchantLang } from '../../i18n/language.ts';
import { useTexts } from '../../i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/states.tsx';
import { useToast } from '../../ui/toasts.tsx';
import { Loading } from '../loading.tsx';
import { Cell, Row, Table } from '../table.tsx';
import { useLoaded } from '../use-loaded.ts';
import { type FamilyAct, FamilyDialog } from './family-dialog.tsx';
import { familiesTexts } from './texts/texts.ts';

function Members({ family }: { family: ManagedFamily }) {
  const { columns, own, title } = useTexts(familiesTexts);
  const language = useLanguage();
  const lang = useMerchantLang();
  const labels = [
    { key: 'product', label: columns.product },
    { key: 'variant', label: columns.variant },
  ];
  return (
    <Table label={title} columns={labels}>
      {family.members.map((member) => (
        <Row key={member._id}>
          <Cell label={columns.product} isName>
            <TextLink to={`${addresses.admin(language, 'matches/product')}?id=${member._id}`}>
              <span lang={lang}>{member.title}</span>
            </TextLink>
            {member._id === family.product._id && <span className="block text-ink-soft">{own}</span>}
          </Cell>
          <Cell label={columns.variant}>{member.variant || '–'}</Cell>
        </Row>
      ))}
    </Table>
  );
}

type DecisionsProps = { decisions: readonly FamilyDecision[]; reload: () => Promise<void> };

function Decisions({ decisions, reload }: DecisionsProps) {
  const texts = useTexts(familiesTexts);
  const language = useLanguage();
  const lang = useMerchantLang();
  const toast = useToast();
  const { run, isBusy, error } = useAttempt(texts.failed);
  const { columns } = texts;
  const undo = (id: string) =>
    run(async () => {
      try {
        await callApi('undoFamilyDecision', { language, params: { id } });
        toast(texts.undone);
      } finally {
        await reload();
      }
    });
  const keys = ['product', 'what', 'note', 'by', 'at'] as const;
  return (
    <>
      <h3 className="text-lg font-bold">{texts.decisions}</h3>
      <FormError message={error} />
      <Table label={texts.decisions} columns={keys.map((key) => ({ key, label: columns[key] }))} hasActions>
        {decisions.map(({ _id, kind, product, other, note, decidedBy, decidedAt }) => (
          <Row key={_id}>
            <Cell label={columns.product} isName>
              <span lang={lang}>{product.title}</span>
            </Cell>
            <Cell label={columns.what}>
              {texts.kinds[kind]} {other && <span lang={lang}>{other.title}</span>}
            </Cell>
            <Cell label={columns.note}>{note || '–'}</Cell>
            <Cell label={columns.by}>{decidedBy.name ?? texts.formerPerson}</Cell>
            <Cell label={columns.at}>{formatDateTime(language, new Date(decidedAt))}</Cell>
            <Cell>
              <Button
                size="sm"
                disabled={isBusy}
                onClick={() => undo(_id)}
                aria-label={texts.undoOf(product.title)}
                className="whitespace-nowrap"
              >
                {texts.undo}
              </Button>
            </Cell>
          </Row>
        ))}
      </Table>
    </>
  );
}

/** The family of a product, and its mending: take the product out, put it into another's, undo that. */
export function FamilyPart({ product }: { product: string }) {
  const texts = useTexts(familiesTexts);
  const { value: family, error, reload } = useLoaded('getManagedFamily', { params: { id: product } });
  const [act, setAct] = useState<FamilyAct>();
  return (
    <section aria-labelledby="family-title" className="grid gap-4 border-t border-rule pt-6">
      <h2 id="family-title" className="text-xl font-bold">
        {texts.title}
      </h2>
      <p className="max-w-prose text-ink-soft">{texts.lead}</p>
      {!family && <Loading error={error} onRetry={reload} />}
      {family && (
        <>
          {family.members.length > 0 ? <Members family={family} /> : <p>{texts.none}</p>}
          <div className="flex flex-wrap gap-2">
            {family.members.length > 0 && (
              <Button size="sm" onClick={() => setAct('out')}>
                {texts.out}
              </Button>
            )}
            <Button size="sm" onClick={() => setAct('into')}>
              {texts.into}
            </Button>
          </div>
          {family.decisions.length > 0 && <Decisions decisions={family.decisions} reload={reload} />}
          {act && (
            <FamilyDialog
              key={act}
              act={act}
              family={family}
              onDecided={reload}
              onClose={() => {
                setAct(undefined);
                // After a refusal the page shows what has changed meanwhile.
                void reload();
              }}
            />
          )}
        </>
      )}
    </section>
  );
}
