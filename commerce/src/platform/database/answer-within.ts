/** An answer of the database, or an error when it takes longer. */
export async function answerWithin<Answer>(asked: Promise<Answer>, ms: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      late.reject(Object.assign(new Error('the database does not answer in time'), { code: 'ETIMEDOUT' })),
    ms,
  );
  // Without this, one that fails after the time has passed would end the process.
  asked.catch(() => undefined);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}
