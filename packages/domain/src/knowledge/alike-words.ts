/** Synonyms that customers and businesses use, one group a line, folded as by `folded`. Each stands for all words of its stem. */
import { english } from "./alike-english.ts";

const german = `
offnen offnet geoffnet offen offnungszeiten geschaftszeiten sprechzeiten sprechstunde schliessen schliesst geschlossen aufmachen zumachen ladenschluss
preis preisliste kosten kostet teuer billig gebuhr tarif betrag
lieferung liefern liefert lieferdienst lieferzeit beliefern versand versenden verschicken zusteller bringen bringt paket
ruckgabe zuruckgeben umtausch retoure reklamation reklamieren zurucksenden zuruckschicken zurucknehmen
erstatten ruckerstattung erstattet kaufpreis uberweisen ruckgabe
termin vereinbaren buchen buchung reservieren reservierung anmelden
bestellen vorbestellen auftrag
stornieren storno stornierung absage abbestellen kundigen abmelden
verschieben anderung umbuchen verlegen
kontakt kontaktieren erreichen telefon telefonnummer anrufen rufen mail email schreiben nummer
parken parkplatz stellplatz tiefgarage parkhaus garage auto
bezahlen zahlen zahlung zahlungsarten zahlungsmittel bar bargeld karte kreditkarte rechnung raten
garantie gewahrleistung
adresse standort anfahrt strasse wegbeschreibung
rabatt ermassigung nachlass gutschein
reparatur reparieren kaputt defekt schaden beschadigt
hund haustier tier katze
kind baby
fruhstuck essen mahlzeit
wlan internet wifi
ankunft anreise einchecken checkin
abreise auschecken checkout
kostenlos gratis umsonst kostenfrei
notfall notdienst bereitschaft dringend
passwort kennwort login
konto account profil
hilfe support kundendienst kundenservice
urlaub ferien feiertag
wochenende samstag sonntag
brot roggenbrot brotchen
allergie allergene gluten
`;

const french = `
ouvre ouvert ouverture horaire ferme fermee fermeture
prix tarif cout coutent frais cher montant
livraison livre expedier expedions expedition envoi colis domicile
retour retourner rendre renvoyer echange reclamation
rembourse remboursons
rendez reserver
annule annulee resilier
modifier changer deplacer reporter
contact joindre telephone appeler numero mail courriel ecrire
parking garer stationner voiture
payer reglez carte cheque especes
adresse situe acces plan
gratuit offert
remise reduction rabais promotion
reparer casse panne endommage defectueux
chien chat animal
enfant bebe
repas manger
wifi internet
arrivee arriver
depart partir quitter
compte profil
aide support assistance
urgence garde urgent
bon cheque
malade douleur mal urgence
`;

const spanish = `
abrir abren abre abrimos abierto apertura cerrar cierra horario
precio coste cuesta vale tarifa caro importe presupuesto
entrega envio domicilio reparto traer paquete
devolver devolucion devoluciones devuelva reembolso
cita reserva turno
cancelar cancelacion anular anulacion
cambiar modificar aplazar
contacto llame llamenos telefono correo email escribir numero
aparcar parking estacionar garaje coche
pago tarjeta efectivo plazos
garantia garantizado
direccion ubicacion calle avenida
gratis gratuito
descuento rebaja oferta
reparar reparacion averia roto estropeado
perro mascota gato animal
nino bebe
wifi internet
llegar entrada entrar
salir dejar
contrasena clave
ayuda soporte
urgencia emergencia urgente
`;

const turkish = `
acik aciktir acilis kapali kapanis calisma saatleri
fiyat ucret bedel tutar lira
teslim kargo gonderi
iade iadesi geri
randevu rezervasyon
degistir ertele
iletisim telefon arayin aramak numara ulasin ulasabilirim eposta
otopark park parki arac araba aracimi
odeme odeyebilirim odenir nakit kredi kart kartla havale
adres sokak cadde konum yerimiz
ucretsiz bedava
indirim kampanya
tamir onarim bozuk ariza
kopek kedi evcil hayvan
cocuk bebek
kahvalti yemek
internet wifi
sifre parola
hesap hesabim
destek yardim
`;

export const alikeWords = { en: english, de: german, fr: french, es: spanish, tr: turkish } as const;
