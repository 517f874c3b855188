import { Button } from '@casamaestra/ui/button.tsx';
import { Stepper } from '@casamaestra/ui/stepper.tsx';
import { emptyDraft } from '../draft/checkout-draft.ts';
import { useMessages } from '../i18n/use-messages.ts';
import { EarlyScript } from '../platform/early-script.server.tsx';
import { assumedOptions } from '../quote/use-options.ts';
import css from './checkout-page.module.css';
import { hideUnlikeForm } from './hide-unlike-form.server.ts';
import { FormProvider } from './steps/checkout-form.ts';
import type { CheckoutForm } from './steps/checkout-form.ts';
import { DeliveryStep } from './steps/delivery-step.tsx';
import { StepSection } from './steps/step-section.tsx';
import { stepIds } from './steps/use-steps.ts';
import { FoldedFrame, WaitingSummary } from './summary/order-summary.tsx';

const nothing = (): void => undefined;

const emptyForm: CheckoutForm = {
  draft: emptyDraft,
  change: nothing,
  problems: {},
  options: assumedOptions,
};

const noQuote = { quote: null };

/**
 * What the server sends: the form of the first step as most shoppers find it. What is typed into it before the scripts
 * are there is not lost; who finds another page sees its title until then.
 */
export function CheckoutFrame() {
  const { checkout: texts } = useMessages();
  const { steps } = texts;
  const titles = [steps.delivery, steps.shipping, steps.payment, steps.review];
  return (
    <div aria-busy="true" id="cassa-in-arrivo" className={css.waiting}>
      <p className="visually-hidden">{texts.loading}</p>
      <EarlyScript run={hideUnlikeForm} />
      <noscript>
        <p>{texts.withoutScript}</p>
      </noscript>
      <FormProvider value={emptyForm}>
        <div className={css.columns}>
          <div className={css.narrow}>
            <FoldedFrame />
          </div>
          <div className={css.form}>
            <div className={css.steps}>
              <Stepper
                label={steps.label}
                doneLabel={steps.done}
                steps={titles.map((label, index) => ({ label, state: index === 0 ? 'current' : 'ahead' }))}
              />
            </div>
            <div className={css.notices} />
            <StepSection id={stepIds[0]} title={steps.delivery} state="open">
              <DeliveryStep quote={noQuote} />
              <div className={css.narrow}>
                <Button wide size="l">
                  {steps.toShipping}
                </Button>
              </div>
            </StepSection>
          </div>
          <aside className={css.aside}>
            <WaitingSummary />
          </aside>
        </div>
      </FormProvider>
    </div>
  );
}
