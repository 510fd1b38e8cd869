import { isDenied } from '../../../../src/lib/texts/denial.ts';
import { cases } from '../../../lib/cases.ts';

const denied = (text: string) => {
  const start = text.search(/guarantee|assured|will earn/i);
  return isDenied(text, start, 'guarantee'.length);
};

cases('the promise in “%s” is denied: %s', denied, [
  ['We cannot guarantee a return.', true],
  ['We don’t guarantee a return.', true],
  ['A guarantee is not given.', true],
  ['Returns are never assured.', true],
  ['We do not promise, guarantee or assure a return.', true],
  ['No scheme, fund, product or manager can guarantee a return.', true],
  ['Guaranteed returns do not exist.', true],
  ['Nobody can promise that a return is guaranteed.', true],
  ['Neither the capital as well as the return is guaranteed.', true],
  ['Nothing since 2015 was guaranteed.', true],
  ['No return is guaranteed because of a rating.', true],
  ['Guaranteed, not hoped for.', false],
  ['Not hoped for but guaranteed.', false],
  ['We do not speculate. Your return is guaranteed.', false],
  ['Not only guaranteed, it is paid early.', false],
  ['It is not small; it is assured.', false],
  ['No lock-in, no entry load, assured returns.', false],
  ['No lock-in and guaranteed returns.', false],
  ['There is no upfront fee and a guaranteed return of the capital.', false],
  ['With no lock-in you will earn 15%.', false],
  ['Without hidden fees you will earn more.', false],
  ['Our no-loss strategy gives assured returns.', false],
  ['No assured and guaranteed return exists.', true],
  ['We do not promise that you will earn 12%.', true],
  ['Assured returns do not depend on the market.', false],
  ['A guaranteed return is not the only benefit.', false],
  ['You don’t have to worry that it is guaranteed.', false],
  ['Do not forget that your return is guaranteed.', false],
  ['No one doubts that the return is guaranteed.', false],
  ['Nobody can doubt that the return is guaranteed.', false],
  ['It is no secret that returns are assured.', false],
  ['It is no wonder that returns are assured.', false],
  ['Never before was a return so guaranteed.', false],
  ['Without any doubt it is guaranteed.', false],
  ['Nothing was lost because the return is guaranteed.', false],
  ['You lose nothing since your capital is guaranteed.', false],
  ['A guarantee is not in doubt.', false],
  ['No other manager guarantees a return.', false],
  ['Nobody else gives assured returns.', false],
  ['No one else has assured returns.', false],
]);
