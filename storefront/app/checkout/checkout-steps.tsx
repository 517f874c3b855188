import { Button } from '@casamaestra/ui/button.tsx';
import { Stepper } from '@casamaestra/ui/stepper.tsx';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/use-messages.ts';
import { CheckoutNotices } from './checkout-notices.tsx';
import css from './checkout-page.module.css';
import { isPickup } from '../draft/checkout-draft.ts';
import { trackStep } from './track-checkout.ts';
import { AccountOption } from './steps/account-option.tsx';
import { checkoutFormId } from './steps/checkout-form.ts';
import { DeliveryStep } from './steps/delivery-step.tsx';
import { NewsletterOption } from './steps/newsletter-option.tsx';
import { PaymentMethodStep } from './steps/payment-step.tsx';
import { ReviewStep } from './steps/review-step.tsx';
import { ShippingStep } from './steps/shipping-step.tsx';
import { StepSection } from './steps/step-section.tsx';
import { DeliverySummary, PaymentSummary, ShippingSummary } from './steps/step-summaries.tsx';
import { stepIds, useSteps } from './steps/use-steps.ts';
import type { Steps } from './steps/use-steps.ts';
import type { Checkout } from './use-checkout.ts';

type CheckoutStepsProps = { checkout: Checkout; wide: boolean };

/** The steps: on wide pages all open with the summary beside them; one at a time on phones. */
export function CheckoutSteps({ checkout, wide }: CheckoutStepsProps) {
  const { steps: texts } = useMessages().checkout;
  const steps = useSteps(checkout, wide);
  const { quote } = checkout.quote;
  const told = useRef(false);
  useEffect(() => {
    if (!quote || told.current) return;
    told.current = true;
    trackStep('begin_checkout', quote);
  }, [quote]);
  const pickup = isPickup(checkout.form.draft);
  const titles = [
    pickup ? texts.pickupData : texts.delivery,
    pickup ? texts.pickupPlace : texts.shipping,
    texts.payment,
    texts.review,
  ];
  return (
    <form
      id={checkoutFormId}
      className={css.form}
      noValidate
      method="post"
      onBlur={checkout.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        if (steps.current === 3 || wide) steps.order();
        else steps.next();
      }}
    >
      <div className={css.steps}>
        <Stepper
          label={texts.label}
          doneLabel={texts.done}
          steps={titles.map((label, index) => ({
            label,
            state: steps.stateOf(index),
            // The last step is not a link.
            onSelect: steps.stateOf(index) === 'done' && index < 3 ? () => steps.goTo(index) : undefined,
          }))}
        />
      </div>
      <CheckoutNotices checkout={checkout} />
      <StepList checkout={checkout} steps={steps} wide={wide} titles={titles} />
      {wide && (
        <div className={css.accountOption}>
          <AccountOption />
          <NewsletterOption />
        </div>
      )}
    </form>
  );
}

function StepList({
  checkout,
  steps,
  wide,
  titles,
}: CheckoutStepsProps & { steps: Steps; titles: readonly string[] }) {
  const { steps: texts } = useMessages().checkout;
  const { form, quote, method } = checkout;
  const bodies: readonly ReactNode[] = [
    <DeliveryStep key="delivery" quote={quote} />,
    <ShippingStep key="shipping" quote={quote} method={method} />,
    <PaymentMethodStep
      key="payment"
      value={method}
      onChange={(method) => form.change({ payment_method: method })}
    />,
    <ReviewStep key="review" checkout={checkout} />,
  ].slice(0, wide ? 3 : 4);
  const summaries: readonly ReactNode[] = [
    <DeliverySummary key="delivery" />,
    <ShippingSummary key="shipping" quote={quote} method={method} />,
    <PaymentSummary key="payment" method={method} />,
    null,
  ];
  const onward = [isPickup(form.draft) ? texts.toPickup : texts.toShipping, texts.toPayment, texts.toReview];
  return bodies.map((body, index) => {
    const state = wide || steps.current === index ? 'open' : steps.current > index ? 'done' : 'ahead';
    return (
      <StepSection
        key={stepIds[index]}
        id={stepIds[index] ?? ''}
        title={titles[index] ?? ''}
        state={state}
        summary={summaries[index]}
        onEdit={() => steps.goTo(index)}
      >
        {body}
        {!wide && index < 3 && (
          <Button type="submit" wide size="l">
            {onward[index]}
          </Button>
        )}
      </StepSection>
    );
  });
}
