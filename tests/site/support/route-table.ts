/**
 * The addresses of the product, as it is specified, and of the library; members, articles and the parts of the Reading
 * Room are added from their files in content/.
 */
export const routeTable: readonly string[] = `
  / /Home /AboutUs /Schemes /BusinessOpportunity /BusinessOpportunityContact /NewsLetter /Information /ContactUs
  /DirectOnboarding /Fullteam /InvestmentPhilosophy /FeeCalculation /FAQ /Glossary /Search /Documents /ComplaintsData
  /RiskFactors /PrivacyPolicy /Disclaimer /Performance /WhyMyReturnDiffers /Compare /VerifyUs /Tax /Accessibility
  /WhatChanged /Communique1 /Communique2 /Communique3 /Communique4 /EmergingMoat /SpecialOpportunities
  /ModerateCompounders /UpperCrustWealthFund /UpperCrustGrowthFund /UpperCrustProsperityFund
`
  .trim()
  .split(/\s+/);
