import type { IncomingMessage, ServerResponse } from 'node:http';

type NodeHandler = (message: IncomingMessage, response: ServerResponse) => void;

/** Requests begin in the same turn of the event loop for so long; the rest of the turn belongs to what they left. */
const turnMs = 5;

/**
 * Divides requests that arrive together among turns of the event loop. They would otherwise all be answered before
 * timers, health checks and replies of the database get their turn. As many wait as there are connections.
 */
export function sharedTurns(handler: NodeHandler): NodeHandler {
  const waiting: (readonly [IncomingMessage, ServerResponse])[] = [];
  let turnBegan: number | undefined;
  const nextTurn = (): void => {
    const next = waiting.shift();
    if (next === undefined) {
      turnBegan = undefined;
      return;
    }
    beginTurn();
    // Who went away while waiting needs no answer.
    if (!next[1].destroyed) handler(...next);
  };
  const beginTurn = (): void => {
    turnBegan = performance.now();
    setImmediate(nextTurn);
  };
  return (message, response) => {
    if (turnBegan === undefined) beginTurn();
    else if (waiting.length > 0 || performance.now() - turnBegan > turnMs)
      return void waiting.push([message, response]);
    handler(message, response);
  };
}
